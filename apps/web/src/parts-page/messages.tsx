import { Button } from '../parts/button.tsx'
import { DRAWINGS, type DrawingName } from '../parts/drawing.tsx'
import { EmptyState, ErrorNotice, Notice } from '../parts/notice.tsx'
import { shape as shapes } from '../parts/skeleton.css.ts'
import { Skeleton } from '../parts/skeleton.tsx'
import { toast } from '../parts/toast.ts'
import type { ToastType } from '../parts/toast-options.ts'
import { Part } from './part.tsx'
import * as css from './parts-page.css.ts'

const TONES = ['info', 'success', 'warning', 'danger'] as const
const TOASTS: readonly ToastType[] = ['success', 'fail', 'info', 'loading']

const DRAWING_NAMES = Object.keys(DRAWINGS) as DrawingName[]
const SHAPES = Object.keys(shapes) as (keyof typeof shapes)[]

export const Messages = () => (
  <>
    <Part title="Notices">
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          What happened, and what one can do now: {tone}.
        </Notice>
      ))}
      <ErrorNotice retry={() => undefined} />
    </Part>
    <Part title="Toasts">
      <div className={css.row}>
        {TOASTS.map((type) => (
          <Button
            key={type}
            look="outline"
            onClick={() => void toast({ type, title: `This is ${type}`, description: 'And what it means.' })}
          >
            {type}
          </Button>
        ))}
      </div>
    </Part>
    <Part title="Empty states">
      <div className={css.grid}>
        {DRAWING_NAMES.map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title="Nothing here yet" action={<Button>The one way on</Button>}>
            {drawing}
          </EmptyState>
        ))}
      </div>
    </Part>
    <Part title="Skeletons">
      <div className={css.grid}>
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </div>
    </Part>
  </>
)
