#import "GraphicsView.h"

@interface Version2View : GraphicsView {
    unsigned framebuffer, samples, program;
}
@end
