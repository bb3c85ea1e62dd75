// flags: -x c
// The headers of CoreGraphics and QuartzCore hold in plain C, where there are no classes; the structures have their
// tags.

#include <CoreGraphics/CoreGraphics.h>
#include <QuartzCore/QuartzCore.h>
#include <stdio.h>

int main(void) {
    struct CGRect frame = CGRectMake(1, 2, 3, 4);
    struct CGPoint origin = frame.origin;
    struct CATransform3D moved = CATransform3DMakeTranslation(5, 6, 7);
    moved = CATransform3DConcat(moved, CATransform3DIdentity);
    printf("%g %g %g %d\n", origin.x, frame.size.height, moved.m43, CATransform3DIsIdentity(moved));
    printf("%d\n", CACurrentMediaTime() > 0);
    return 0;
}

// > 1 4 7 0
// > 1
