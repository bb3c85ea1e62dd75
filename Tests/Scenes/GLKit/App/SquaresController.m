#import "SquaresController.h"

@implementation SquaresController

- (void)viewDidLoad {
    [super viewDidLoad];
    GLKView *view = (GLKView *)self.view;
    view.context = [[[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2] autorelease];
    view.drawableDepthFormat = GLKViewDrawableDepthFormat24;
    view.drawableStencilFormat = GLKViewDrawableStencilFormat8;
    view.drawableMultisample = GLKViewDrawableMultisample4X;
    view.isAccessibilityElement = YES;
    view.accessibilityLabel = @"Squares";
    [EAGLContext setCurrentContext:view.context];

    // A picture of UIKit's: its upper half is red.
    UIGraphicsBeginImageContext(CGSizeMake(4, 4));
    [[UIColor blueColor] set];
    UIRectFill(CGRectMake(0, 0, 4, 4));
    [[UIColor redColor] set];
    UIRectFill(CGRectMake(0, 0, 4, 2));
    CGImageRef picture = UIGraphicsGetImageFromCurrentImageContext().CGImage;
    NSDictionary *options = [NSDictionary dictionaryWithObject:[NSNumber numberWithBool:YES]
                                                        forKey:GLKTextureLoaderOriginBottomLeft];
    GLKTextureInfo *texture = [GLKTextureLoader textureWithCGImage:picture options:options error:NULL];
    UIGraphicsEndImageContext();

    effect = [[GLKBaseEffect alloc] init];
    effect.texture2d0.name = texture.name;
    effect.texture2d0.envMode = GLKTextureEnvModeReplace;
    glBindTexture(GL_TEXTURE_2D, texture.name);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
}

- (void)update { way += 1; }

- (void)drawSquareAt:(GLKVector3)place {
    const GLfloat corners[] = {0, 0, 0, 100, 0, 0, 0, 100, 0, 100, 100, 0};
    const GLfloat texels[] = {0, 0, 1, 0, 0, 1, 1, 1};
    CGSize size = self.view.bounds.size;
    effect.transform.projectionMatrix = GLKMatrix4MakeOrtho(0, size.width, 0, size.height, -10, 10);
    effect.transform.modelviewMatrix = GLKMatrix4MakeTranslation(place.x, place.y, place.z);
    [effect prepareToDraw];
    glEnableVertexAttribArray(GLKVertexAttribPosition);
    glVertexAttribPointer(GLKVertexAttribPosition, 3, GL_FLOAT, GL_FALSE, 0, corners);
    glEnableVertexAttribArray(GLKVertexAttribTexCoord0);
    glVertexAttribPointer(GLKVertexAttribTexCoord0, 2, GL_FLOAT, GL_FALSE, 0, texels);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

- (void)glkView:(GLKView *)view drawInRect:(CGRect)rect {
    glClearColor(1, 1, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    effect.texture2d0.enabled = GL_TRUE;
    [self drawSquareAt:GLKVector3Make(50 + way, 200, 1)];
    // Farther away, so that the first one hides it although it is drawn later.
    effect.texture2d0.enabled = GL_FALSE;
    effect.constantColor = GLKVector4Make(0, 0.5f, 0, 1);
    [self drawSquareAt:GLKVector3Make(100, 250, -1)];
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event { self.paused = YES; }

- (void)dealloc {
    [effect release];
    [super dealloc];
}

@end
