// Colours, fonts, paths, images and strings that are drawn, by the pixels that come out; geometry as values and in archives.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <QuartzCore/QuartzCore.h>

static unsigned char pixels[40 * 40 * 4];
static CGContextRef context;

static void begin(void) {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    memset(pixels, 0, sizeof pixels);
    context = CGBitmapContextCreate(pixels, 40, 40, 8, 160, space, kCGImageAlphaPremultipliedLast);
    CGColorSpaceRelease(space);
    CGContextTranslateCTM(context, 0, 40);
    CGContextScaleCTM(context, 1, -1);
    UIGraphicsPushContext(context);
}

/// The red, green, blue and alpha at a point, the origin being at the upper left.
static unsigned at(int x, int y) {
    unsigned char *p = pixels + (y * 40 + x) * 4;
    return (unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3];
}

static int painted(void) {
    int count = 0;
    for (int i = 0; i < 1600; i++) count += pixels[i * 4 + 3] > 127;
    return count;
}

static UIImage *end(void) {
    UIGraphicsPopContext();
    CGImageRef made = CGBitmapContextCreateImage(context);
    UIImage *image = [UIImage imageWithCGImage:made];
    CGImageRelease(made);
    CGContextRelease(context);
    return image;
}

static BOOL parts(UIColor *color, double r, double g, double b, double a) {
    CGFloat red, green, blue, alpha;
    if (![color getRed:&red green:&green blue:&blue alpha:&alpha]) return NO;
    return fabs(red - r) < 0.01 && fabs(green - g) < 0.01 && fabs(blue - b) < 0.01 && fabs(alpha - a) < 0.01;
}

static void colors(void) {
    IS(parts([UIColor orangeColor], 1, 0.5, 0, 1) && parts([UIColor brownColor], 0.6, 0.4, 0.2, 1) &&
        parts([UIColor cyanColor], 0, 1, 1, 1));
    IS(parts([UIColor magentaColor], 1, 0, 1, 1) &&
        parts([UIColor colorWithHue:1.0 / 3 saturation:1 brightness:1 alpha:0.5], 0, 1, 0, 0.5));
    IS(parts([[[UIColor alloc] initWithRed:0.1 green:0.2 blue:0.3 alpha:0.4] autorelease], 0.1, 0.2, 0.3, 0.4));
    IS(parts([[[UIColor alloc] initWithHue:0 saturation:1 brightness:0.5 alpha:1] autorelease], 0.5, 0, 0, 1));
    CGFloat white = 0, alpha = 0;
    IS([[UIColor colorWithWhite:0.25 alpha:0.75] getWhite:&white alpha:&alpha] && fabs(white - 0.25) < 0.01 &&
        fabs(alpha - 0.75) < 0.01);
    SAME([[[UIColor alloc] initWithWhite:1 alpha:1] autorelease], [UIColor whiteColor]);
    IS(parts([UIColor colorWithCGColor:[UIColor redColor].CGColor], 1, 0, 0, 1) &&
        parts([[[UIColor alloc] initWithCGColor:[UIColor blueColor].CGColor] autorelease], 0, 0, 1, 1));
    IS([UIColor darkTextColor] && [UIColor lightTextColor] && [UIColor scrollViewTexturedBackgroundColor] &&
        [UIColor underPageBackgroundColor]);
    begin();
    [[UIColor redColor] setFill];
    UIRectFill(CGRectMake(0, 0, 1, 2));
    UIImage *pattern = end();
    begin();
    [[UIColor colorWithPatternImage:pattern] setFill];
    UIRectFill(CGRectMake(0, 0, 40, 40));
    COUNT(painted(), 2);
    [[[[UIColor alloc] initWithPatternImage:pattern] autorelease] set];
    [[UIColor greenColor] setStroke];
    CGContextStrokeRectWithWidth(context, CGRectMake(10, 10, 10, 10), 4);
    IS(at(10, 10) == 0x00ff00ff && (at(15, 15) & 0xff) == 0);
    end();
}

static void fonts(void) {
    UIFont *font = [UIFont systemFontOfSize:20];
    IS(font.ascender > 10 && font.descender < 0 && font.capHeight > 10 && font.xHeight > 5 &&
        font.xHeight < font.capHeight && [font leading] >= font.pointSize);
    IS([font.familyName length] > 0 && [font.fontName length] > 0);
    REAL([font fontWithSize:12].pointSize, 12);
    SAME([font fontWithSize:12].fontName, font.fontName);
    SAME([UIFont italicSystemFontOfSize:14].familyName, [UIFont systemFontOfSize:14].familyName);
    IS(![[UIFont italicSystemFontOfSize:14].fontName isEqual:[UIFont systemFontOfSize:14].fontName]);
    IS([UIFont buttonFontSize] == 18 && [UIFont labelFontSize] == 17 && [UIFont smallSystemFontSize] == 12 &&
        [UIFont systemFontSize] == 14);
    IS([[UIFont familyNames] containsObject:@"Helvetica"] &&
        [[UIFont fontNamesForFamilyName:@"Helvetica"] containsObject:@"Helvetica-Bold"]);
    COUNT([[UIFont fontNamesForFamilyName:@"Nobody's"] count], 0);
    SAME([UIFont fontWithName:@"Nobody's" size:10], nil);
    NSString *text = @"measure me";
    CGSize one = [text sizeWithFont:font], wide = [text sizeWithFont:font constrainedToSize:CGSizeMake(1000, 1000)];
    IS(CGSizeEqualToSize(one, wide));
    CGSize narrow = [text sizeWithFont:font
                     constrainedToSize:CGSizeMake(one.width - 5, 1000)
                         lineBreakMode:UILineBreakModeWordWrap];
    IS(narrow.height == 2 * one.height && narrow.width < one.width);
    IS([text sizeWithFont:font forWidth:50 lineBreakMode:UILineBreakModeTailTruncation].width <= 50);
    CGFloat actual = 0;
    IS([text sizeWithFont:font
              minFontSize:5
           actualFontSize:&actual
                 forWidth:one.width / 2
            lineBreakMode:UILineBreakModeTailTruncation]
            .width <= one.width / 2 + 1);
    IS(actual < 20 && actual >= 5);
}

static int drawn(int kind) {
    UIFont *font = [UIFont boldSystemFontOfSize:14];
    CGFloat actual = 0;
    begin();
    [[UIColor blackColor] set];
    NSString *text = @"WM";
    CGSize size = CGSizeZero;
    switch (kind) {
    case 0: size = [text drawAtPoint:CGPointMake(2, 2) withFont:font]; break;
    case 1: size = [text drawInRect:CGRectMake(2, 2, 36, 36) withFont:font]; break;
    case 2: size = [text drawInRect:CGRectMake(2, 2, 36, 36) withFont:font lineBreakMode:UILineBreakModeClip]; break;
    case 3:
        size = [text drawInRect:CGRectMake(2, 2, 36, 36)
                       withFont:font
                  lineBreakMode:UILineBreakModeClip
                      alignment:UITextAlignmentRight];
        break;
    case 4:
        size = [text drawAtPoint:CGPointMake(2, 2) forWidth:36 withFont:font lineBreakMode:UILineBreakModeClip];
        break;
    case 5:
        size = [text drawAtPoint:CGPointMake(2, 2)
                        forWidth:36
                        withFont:font
                        fontSize:8
                   lineBreakMode:UILineBreakModeClip
              baselineAdjustment:UIBaselineAdjustmentNone];
        break;
    case 6:
        size = [text drawAtPoint:CGPointMake(2, 2)
                        forWidth:20
                        withFont:font
                     minFontSize:6
                  actualFontSize:&actual
                   lineBreakMode:UILineBreakModeClip
              baselineAdjustment:UIBaselineAdjustmentAlignBaselines];
        break;
    }
    int count = painted();
    IS(size.width > 5 && size.height > 5 && size.width <= 38);
    end();
    return count;
}

static void paths(void) {
    struct { UIBezierPath *path; int least, most;
    } shapes[] = {{[UIBezierPath bezierPathWithOvalInRect:CGRectMake(0, 0, 20, 20)], 300, 328},
        {[UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 20, 20) cornerRadius:5], 364, 390},
        {[UIBezierPath bezierPathWithRoundedRect:CGRectMake(0, 0, 20, 20)
                               byRoundingCorners:UIRectCornerTopLeft
                                     cornerRadii:CGSizeMake(10, 10)],
            370, 390},
        {[UIBezierPath bezierPathWithArcCenter:CGPointMake(20, 20) radius:10 startAngle:0 endAngle:M_PI clockwise:YES],
            148, 166},
        {[UIBezierPath bezierPathWithCGPath:[UIBezierPath bezierPathWithRect:CGRectMake(1, 1, 5, 5)].CGPath], 25, 25},
        {[UIBezierPath bezierPath], 0, 0}};
    for (int i = 0; i < 6; i++) {
        begin();
        [[UIColor blackColor] set];
        [shapes[i].path fill];
        IS((painted() >= shapes[i].least && painted() <= shapes[i].most) || !printf("%d %d ", i, painted()));
        end();
    }
    begin();
    [[UIColor redColor] set];
    UIRectFill(CGRectMake(0, 0, 40, 40));
    [[UIColor greenColor] set];
    [[UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 10, 10)] fillWithBlendMode:kCGBlendModeCopy alpha:1];
    UIRectFillUsingBlendMode(CGRectMake(20, 0, 10, 10), kCGBlendModePlusLighter);
    IS(at(5, 5) == 0x00ff00ff && at(25, 5) == 0xffff00ff);
    [[UIColor blueColor] set];
    UIRectFrame(CGRectMake(20, 20, 10, 10));
    UIRectFrameUsingBlendMode(CGRectMake(32, 20, 5, 5), kCGBlendModeNormal);
    IS(at(20, 25) == 0x0000ffff && at(25, 25) == 0xff0000ff && at(32, 22) == 0x0000ffff && at(34, 22) == 0xff0000ff);
    UIRectClip(CGRectMake(0, 30, 5, 5));
    UIRectFill(CGRectMake(0, 0, 40, 40));
    IS(at(2, 32) == 0x0000ffff && at(8, 32) == 0xff0000ff);
    UIImage *image = end();
    IS(image.imageOrientation == UIImageOrientationUp);
    NSData *jpeg = UIImageJPEGRepresentation(image, 0.9);
    IS([jpeg length] > 100 && ((const unsigned char *)[jpeg bytes])[0] == 0xff &&
        [[[[UIImage alloc] initWithData:jpeg] autorelease] size].width == 40);
    NSString *file = [NSTemporaryDirectory() stringByAppendingPathComponent:@"a.png"];
    [UIImagePNGRepresentation(image) writeToFile:file atomically:NO];
    IS([[[[UIImage alloc] initWithContentsOfFile:file] autorelease] size].height == 40 &&
        [[UIImage imageWithData:jpeg] size].width == 40);
    SAME([[UIImage alloc] initWithData:[NSData dataWithBytes:"junk" length:4]], nil);
    UIImage *turned = [UIImage imageWithCGImage:image.CGImage scale:2 orientation:UIImageOrientationRight];
    IS(turned.scale == 2 && turned.imageOrientation == UIImageOrientationRight && turned.size.width == 20);
    IS([[[[UIImage alloc] initWithCGImage:image.CGImage] autorelease] size].width == 40);
    IS([[[UIImage alloc] initWithCGImage:image.CGImage scale:4 orientation:UIImageOrientationUp] autorelease]
            .size.width == 10);
    SAME([UIImage animatedResizableImageNamed:@"none" capInsets:UIEdgeInsetsZero duration:1], nil);
    begin();
    [[[[UIImage alloc] initWithCGImage:image.CGImage] autorelease] drawAsPatternInRect:CGRectMake(0, 0, 30, 40)];
    COUNT(painted(), 1200);
    end();
}

static void geometry(void) {
    UIEdgeInsets insets = UIEdgeInsetsMake(1, 2, 3, 4);
    IS(UIEdgeInsetsEqualToEdgeInsets([[NSValue valueWithUIEdgeInsets:insets] UIEdgeInsetsValue], insets) &&
        UIOffsetZero.horizontal == 0 && UIOffsetZero.vertical == 0);
    IS(CGSizeEqualToSize([[NSValue valueWithCGSize:CGSizeMake(5, 6)] CGSizeValue], CGSizeMake(5, 6)));
    CGAffineTransform turn = CGAffineTransformMakeRotation(1);
    IS(CGAffineTransformEqualToTransform([[NSValue valueWithCGAffineTransform:turn] CGAffineTransformValue], turn));
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver encodeCGPoint:CGPointMake(1, 2) forKey:@"p"], [archiver encodeCGSize:CGSizeMake(3, 4) forKey:@"s"],
        [archiver encodeUIEdgeInsets:insets forKey:@"i"];
    [archiver finishEncoding];
    NSKeyedUnarchiver *reader = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    NSCoder *coder = reader;
    IS(CGPointEqualToPoint([coder decodeCGPointForKey:@"p"], CGPointMake(1, 2)) &&
        CGSizeEqualToSize([coder decodeCGSizeForKey:@"s"], CGSizeMake(3, 4)));
    IS(UIEdgeInsetsEqualToEdgeInsets([coder decodeUIEdgeInsetsForKey:@"i"], insets));
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    colors();
    fonts();
    for (int kind = 0; kind < 7; kind++) IS(drawn(kind) > 15 || !printf("%d ", kind));
    paths();
    geometry();
    puts("done");
    [pool drain];
    return 0;
}
