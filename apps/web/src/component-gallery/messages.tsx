import { Button } from '../components/actions/button.tsx'
import { EmptyState, ErrorNotice, Notice } from '../components/feedback/notice.tsx'
import { shape as shapes } from '../components/feedback/skeleton.css.ts'
import { Skeleton } from '../components/feedback/skeleton.tsx'
import { DRAWINGS, type DrawingName } from '../components/pictures/drawing.tsx'
import { toast } from '../components/toast/toast.ts'
import type { ToastType } from '../components/toast/toast-options.ts'
import * as css from './component-gallery.css.ts'
import { Example } from './example.tsx'

const TONES = ['info', 'success', 'warning', 'danger'] as const
const TOASTS: readonly ToastType[] = ['success', 'fail', 'info', 'loading']

const DRAWING_NAMES = Object.keys(DRAWINGS) as DrawingName[]
const SHAPES = Object.keys(shapes) as (keyof typeof shapes)[]

export const Messages = () => (
  <>
    <Example title="Notices">
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          What happened, and what one can do now: {tone}.
        </Notice>
      ))}
      <ErrorNotice retry={() => undefined} />
    </Example>
    <Example title="Toasts">
      <div className={css.row}>
        {TOASTS.map((type) => (
          <Button
            key={type}
            variant="outline"
            onClick={() => void toast({ type, title: `This is ${type}`, description: 'And what it means.' })}
          >
            {type}
          </Button>
        ))}
      </div>
    </Example>
    <Example title="Empty states">
      <div className={css.grid}>
        {DRAWING_NAMES.map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title="Nothing here yet" action={<Button>The one way on</Button>}>
            {drawing}
          </EmptyState>
        ))}
      </div>
    </Example>
    <Example title="Skeletons">
      <div className={css.grid}>
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </div>
    </Example>
  </>
)
