#import <GLKit/GLKit.h>

/// Draws a square of a texture that moves, and one of a colour behind it.
@interface SquaresController : GLKViewController {
    GLKBaseEffect *effect;
    float way;
}
@end
