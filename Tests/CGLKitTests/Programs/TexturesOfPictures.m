// Textures of pictures and PVR files; what is none is an error that says why.
// > picture 2 x 2, state 2, origin 1, mipmaps 0
// > upper left 255 0 0 255, lower right 128 128 0 128
// > upside down: origin 2, upper left 0 0 255 255
// > no context 17, no file 0, no picture 4
// > PVR 8 x 8, levels 1, 255 0 0 255
// > broken PVR 11
// > later: 2 x 2, context as before 1
#import <GLKit/GLKit.h>
#import <OpenGLES/ES2/glext.h>
#import <UIKit/UIKit.h>

static void say(const char *what, GLuint name, int x, int y) {
    GLubyte pixel[4] = {0};
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, name, 0);
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
    printf("%s %d %d %d %d", what, pixel[0], pixel[1], pixel[2], pixel[3]);
}

/// Red and green above, blue and half transparent yellow below.
static CGImageRef picture(void) {
    static unsigned char pixels[] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 0, 128};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(pixels, 2, 2, 8, 8, space,
                                                 kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big);
    return CGBitmapContextCreateImage(context);
}

static NSMutableData *pvr(void) {
    const uint32_t head[13] = {52, 8, 8, 0, 0x19, 32, 4, 0, 0, 0, 1, 0x21525650, 1};
    NSMutableData *data = [NSMutableData dataWithBytes:head length:52];
    for (int i = 0; i < 4; i++) [data appendBytes:(const uint8_t[]){0, 0, 0, 0, 0, 0xFC, 0, 0xFC} length:8];
    return data;
}

int main(void) {
    @autoreleasepool {
        NSError *error = nil;
        int codes[3];
        [GLKTextureLoader textureWithCGImage:picture() options:nil error:&error];
        codes[0] = (int)error.code;
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2];
        [EAGLContext setCurrentContext:context];
        GLuint framebuffer;
        glGenFramebuffers(1, &framebuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        GLKTextureInfo *info = [GLKTextureLoader textureWithCGImage:picture() options:nil error:&error];
        printf("picture %d x %d, state %d, origin %d, mipmaps %d\n", info.width, info.height, info.alphaState,
               info.textureOrigin, info.containsMipmaps);
        say("upper left", info.name, 0, 0);
        say(", lower right", info.name, 1, 1);
        NSDictionary *options = [NSDictionary dictionaryWithObject:[NSNumber numberWithBool:YES]
                                                            forKey:GLKTextureLoaderOriginBottomLeft];
        info = [GLKTextureLoader textureWithCGImage:picture() options:options error:&error];
        printf("\nupside down: origin %d", info.textureOrigin);
        say(", upper left", info.name, 0, 0);

        [GLKTextureLoader textureWithContentsOfFile:@"/there/is/none.png" options:nil error:&error];
        codes[1] = (int)error.code;
        [GLKTextureLoader textureWithContentsOfData:[NSData dataWithBytes:"none" length:4] options:nil error:&error];
        codes[2] = (int)error.code;
        printf("\nno context %d, no file %d, no picture %d\n", codes[0], codes[1], codes[2]);

        info = [GLKTextureLoader textureWithContentsOfData:pvr() options:nil error:&error];
        printf("PVR %d x %d, levels %d", info.width, info.height, info.containsMipmaps ? 2 : 1);
        say(",", info.name, 4, 4);
        NSMutableData *broken = pvr();
        broken.length = 60;
        [GLKTextureLoader textureWithContentsOfData:broken options:nil error:&error];
        printf("\nbroken PVR %d\n", (int)error.code);

        GLKTextureLoader *loader = [[GLKTextureLoader alloc] initWithSharegroup:context.sharegroup];
        __block BOOL isOver = NO;
        [loader textureWithCGImage:picture() options:nil queue:NULL
                 completionHandler:^(GLKTextureInfo *later, NSError *problem) {
                     printf("later: %d x %d, context as before %d\n", later.width, later.height,
                            [EAGLContext currentContext] == context);
                     isOver = YES;
                 }];
        NSDate *end = [NSDate dateWithTimeIntervalSinceNow:10];
        while (!isOver && [end timeIntervalSinceNow] > 0)
            [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode
                                     beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    }
    return 0;
}
