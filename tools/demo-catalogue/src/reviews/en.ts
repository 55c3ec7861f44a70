import type { ReviewTexts } from './review-texts.types.ts'

export const EN: ReviewTexts = {
  any: [
    [5, 'Everything was ready when we arrived, right on time. No waiting at all.'],
    [5, 'Staff spoke a little English and used a translation app for the rest. Never felt rushed.'],
    [5, 'Third visit now. The quality has been the same every time.'],
    [5, 'The final price was exactly what I saw when I booked. I appreciate that.'],
    [5, 'Found it by chance, and it turned out to be one of the best parts of our trip.'],
    [5, 'Spotlessly clean, and they explained every step before starting.'],
    [5, 'They remembered me from last time. That kind of place.'],
    [4, 'Very good overall. The entrance is a bit hard to find, so give yourself five extra minutes.'],
    [4, 'Friendly team and fair prices. It gets busy on weekends, so book early.'],
    [4, 'Great service. Not much is written in English, but they helped me choose.'],
    [4, 'Solid. Started about five minutes late but they did not cut anything short.'],
    [3, 'It was fine. Nothing wrong with it, but I expected a little more for the price.'],
    [3, 'Good work, but we waited fifteen minutes past our time on a Saturday.'],
    [3, 'Nice people. It was busier and noisier than I had pictured.'],
    [2, 'It felt hurried, as if they had the next guest in mind. Maybe just a bad day.'],
    [2, 'The result was okay, but nobody explained anything and I left with questions.'],
  ],
  byTrade: {
    hair: [
      'Showed one photo and got exactly that. The cut still falls right three weeks later.',
      'My first time having my hair done abroad and I was nervous for no reason. The color is gorgeous.',
      'Lovely cut and a great head massage. Blow-drying took a little longer than I had planned for.',
    ],
    nails: [
      'Four weeks in and not one chip. The shaping is so precise.',
      'I brought a picture and she drew it freehand, tiny flowers and all.',
      'Beautiful finish and a huge choice of colors. The seat was a bit low for two hours.',
    ],
    eyelash: [
      'Natural, light, and they lasted a full month. I fell asleep halfway through.',
      'She asked how I do my makeup before choosing the curl. It suits me perfectly.',
      'Very happy with the lift. Next time I will go one step curlier.',
    ],
    facial: [
      'My skin was calm the same evening, no redness at all. They asked about allergies first.',
      'The best hour of my week. My pores are visibly cleaner.',
      'Gentle and thorough. They mentioned products at the end but did not push.',
    ],
    massage: [
      'Found the knot in my shoulder in about ten seconds. I walked out a new person.',
      'After a week of walking this saved my legs. The pressure was just right.',
      'Strong hands, exactly what I asked for. The room was a touch warm.',
    ],
    sauna: [
      'Proper heat, a cold plunge that bites, and a quiet spot to rest. I did four rounds.',
      'Having the room to ourselves made all the difference. Towels were included.',
      'Excellent sauna. The rest area only has a few chairs, so it fills up.',
    ],
    sushi: [
      'The chef watched our pace and served each piece at the right moment. The rice was still warm.',
      'We said no shellfish when booking and every course had been changed for us. Impressive.',
      'Wonderful tuna and a kind chef. Sake by the glass is not cheap.',
    ],
    izakaya: [
      'Grilled skewers, cold beer, and a crowd of regulars who made us feel welcome.',
      'Ordered whatever the staff recommended and every dish was a hit. Try the potato salad.',
      'Great food and a lively room. You will have to speak up a little.',
    ],
    yakiniku: [
      'They showed us how long to grill each cut. The tongue was unreal.',
      'Meat this good at this price, and the grill was changed without our asking.',
      'Delicious. The ventilation is decent, but do not wear your best jacket.',
    ],
    'korean-bbq': [
      'They grill it for you, so we just ate and talked. The side dishes kept coming.',
      'Pork belly with a proper crust, and the cold noodles after were perfect.',
      'Really tasty and generous. We waited a while for the second order.',
    ],
    teahouse: [
      'They brewed the first pot with us and explained each infusion. I brought two tins home.',
      'So quiet that we stayed two hours. The pineapple cake is made here.',
      'Fragrant oolong and lovely cups. Only a few snacks to choose from.',
    ],
    cafe: [
      'Reserved a window table and it was waiting for us. The cheesecake is the real thing.',
      'Serious coffee without the attitude. The hand drip is worth the wait.',
      'Good coffee and a calm room. Sockets only at the counter.',
    ],
    'tea-ceremony': [
      'The host explained the why behind each gesture. My kids sat still for an hour, which says it all.',
      'I whisked my own matcha, and it was not bad! A calm and generous hour.',
      'Beautiful room and a patient teacher. Kneeling is hard; ask for a stool.',
    ],
    pottery: [
      'Total beginner here and I made two bowls. They arrived at home in one piece six weeks later.',
      'The teacher saved my pot twice without taking over. So much fun.',
      'Loved it. Firing and shipping take time, so do not expect it on the same trip.',
    ],
    calligraphy: [
      'We wrote our names in characters they chose for their meaning. It hangs on our wall now.',
      'Learned more about brush pressure in an hour than I thought possible.',
      'Relaxing and well taught. An apron would have saved my sleeve.',
    ],
    'cooking-class': [
      'Hands-on from start to finish, and the recipes were in my inbox that night.',
      'We are vegetarian and they adapted every dish. I have cooked it twice since.',
      'Fun class, great food. With six people the kitchen is a little tight.',
    ],
    kimono: [
      'Dressed in twenty minutes and nothing slipped all day. They did my hair as well.',
      'So many patterns, and they helped us match the belts. The photos came out beautifully.',
      'Lovely kimono. Return by closing time comes sooner than you think.',
    ],
    hanbok: [
      'They picked colors that suited us at once. We wore them to the palace and got in free.',
      'My daughter felt like a princess. Hair ribbons were included.',
      'Great choice of hanbok. The changing room was crowded at noon.',
    ],
    'pet-grooming': [
      'My anxious poodle came out wagging. They sent a photo halfway through.',
      'Trimmed exactly as I asked, nails done, and he smells wonderful.',
      'Gentle with our old cat. Pick-up was ten minutes later than planned.',
    ],
    'photo-studio': [
      'I hate being photographed and yet I like every picture. They tell you what to do with your hands.',
      'Family of six, two toddlers, and everyone looks at the camera. A miracle.',
      'Natural retouching. Choosing the pictures on the spot was hard in the time given.',
    ],
    fitness: [
      'The coach corrected my squat in five minutes after years of doing it wrong.',
      'A proper session on a business trip, with shoes to borrow.',
      'Tough and fun. One more shower would help in the evening.',
    ],
    yoga: [
      'A small class and hands-on corrections. My back thanks me.',
      'The teacher gave an easier version of every pose. Came out lighter.',
      'Peaceful studio. Street noise came in a little during the last rest.',
    ],
    'car-wash': [
      'They even cleaned the door sills. The car looked new for the in-laws.',
      'Hand washed, no swirl marks, done within the hour as promised.',
      'Very clean inside and out. A small waiting area.',
    ],
    coating: [
      'Water just runs off after three months of rain. Money well spent.',
      'They showed me every scratch under the lamp before and after.',
      'Deep gloss. Leave the whole day for it, as they say.',
    ],
    tyres: [
      'Four wheels changed and balanced in forty minutes. They showed me the tread of the old ones.',
      'No upselling. They said mine would last another season, and I believe them.',
      'Quick and careful. Storage has to be booked separately.',
    ],
    inspection: [
      'Clear list of what must be done now and what can wait. I paid the estimate to the yen.',
      'They showed me the worn part before replacing it. Rare honesty.',
      'Passed without trouble. A loaner car has to be asked for in advance.',
    ],
    'car-rental': [
      'Ten minutes from the counter to the road. The car was clean and the tank full.',
      'They set the navigation to English and walked us through the toll card.',
      'Good car, fair price. The shuttle to the office runs every twenty minutes.',
    ],
  },
  closings: [
    'Would book again.',
    'Highly recommended.',
    'We will be back on our next trip.',
    'Thank you!',
    'Easy to book, too.',
    'Already told my friends.',
  ],
  replies: {
    thanks: [
      'Thank you for your kind words. We look forward to your next visit.',
      'We are so glad you enjoyed it. Please come again.',
      'Thank you for coming, and for taking the time to write.',
    ],
    sorry: [
      'Thank you for telling us. We have talked about it as a team and will do better.',
      'We are sorry that we did not meet your expectations. We have changed how we plan our days since.',
    ],
  },
}
