#import "CatalogPage.h"

@interface FiguresView : UIView
@end

@implementation FiguresView

// A star of five points around the origin.
static void addStar(CGContextRef context, CGFloat radius) {
    for (int point = 0; point < 5; point++) {
        double angle = -M_PI / 2.0 + point * 4.0 * M_PI / 5.0;
        CGPoint end = CGPointMake(radius * cos(angle), radius * sin(angle));
        if (point == 0) CGContextMoveToPoint(context, end.x, end.y);
        else CGContextAddLineToPoint(context, end.x, end.y);
    }
    CGContextClosePath(context);
}

static void drawDots(void *info, CGContextRef context) {
    CGContextSetRGBFillColor(context, 0.8, 0.1, 0.3, 1.0);
    CGContextFillEllipseInRect(context, CGRectMake(1.0, 1.0, 6.0, 6.0));
}

- (void)drawLines:(CGContextRef)context {
    CGLineCap caps[] = {kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare};
    CGLineJoin joins[] = {kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel};
    for (int index = 0; index < 3; index++) {
        CGContextSetLineWidth(context, 8.0);
        CGContextSetLineCap(context, caps[index]);
        CGContextSetLineJoin(context, joins[index]);
        CGContextMoveToPoint(context, 12.0 + 50.0 * index, 50.0);
        CGContextAddLineToPoint(context, 27.0 + 50.0 * index, 16.0);
        CGContextAddLineToPoint(context, 42.0 + 50.0 * index, 50.0);
        CGContextStrokePath(context);
    }
    CGFloat dashes[] = {9.0, 4.0, 2.0, 4.0};
    CGContextSaveGState(context);
    CGContextSetLineWidth(context, 2.0);
    CGContextSetLineCap(context, kCGLineCapButt);
    CGContextSetLineDash(context, 3.0, dashes, 4);
    CGContextAddArc(context, 190.0, 36.0, 22.0, 0.0, 1.5 * M_PI, 0);
    CGContextStrokePath(context);
    CGContextRestoreGState(context);
    CGContextSetLineWidth(context, 1.0);
    CGContextMoveToPoint(context, 225.0, 55.0);
    CGContextAddCurveToPoint(context, 240.0, -20.0, 270.0, 110.0, 290.0, 12.0);
    CGContextAddQuadCurveToPoint(context, 300.0, 60.0, 230.0, 60.0);
    CGContextStrokePath(context);
}

- (void)drawFills:(CGContextRef)context {
    CGContextSaveGState(context);
    CGContextTranslateCTM(context, 40.0, 100.0);
    CGContextSetRGBFillColor(context, 0.9, 0.7, 0.1, 1.0);
    addStar(context, 32.0);
    CGContextFillPath(context);
    CGContextTranslateCTM(context, 75.0, 0.0);
    addStar(context, 32.0);
    CGContextEOFillPath(context);
    CGContextTranslateCTM(context, 75.0, 0.0);
    CGContextSetShadowWithColor(context, CGSizeMake(4.0, 4.0), 5.0, [UIColor blackColor].CGColor);
    CGContextFillEllipseInRect(context, CGRectMake(-26.0, -26.0, 48.0, 48.0));
    CGContextRestoreGState(context);

    CGContextSaveGState(context);
    CGContextAddEllipseInRect(context, CGRectMake(225.0, 70.0, 70.0, 60.0));
    CGContextClip(context);
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGFloat components[] = {1.0, 0.9, 0.3, 1.0, 0.9, 0.2, 0.1, 1.0, 0.2, 0.1, 0.4, 1.0};
    CGFloat locations[] = {0.0, 0.6, 1.0};
    CGGradientRef gradient = CGGradientCreateWithColorComponents(space, components, locations, 3);
    CGContextDrawLinearGradient(context, gradient, CGPointMake(225.0, 70.0), CGPointMake(225.0, 130.0), 0);
    CGContextRestoreGState(context);
    CGContextDrawRadialGradient(context, gradient, CGPointMake(50.0, 170.0), 2.0, CGPointMake(60.0, 178.0), 30.0, 0);
    CGGradientRelease(gradient);
    CGColorSpaceRelease(space);
}

- (void)drawPattern:(CGContextRef)context {
    CGColorSpaceRef space = CGColorSpaceCreatePattern(NULL);
    CGContextSaveGState(context);
    CGContextSetFillColorSpace(context, space);
    CGPatternCallbacks callbacks = {0, drawDots, NULL};
    CGPatternRef pattern = CGPatternCreate(NULL, CGRectMake(0.0, 0.0, 8.0, 8.0), CGAffineTransformIdentity,
        8.0, 8.0, kCGPatternTilingConstantSpacing, true, &callbacks);
    CGFloat alpha = 1.0;
    CGContextSetFillPattern(context, pattern, &alpha);
    CGContextFillRect(context, CGRectMake(110.0, 145.0, 80.0, 60.0));
    CGPatternRelease(pattern);
    CGColorSpaceRelease(space);
    CGContextRestoreGState(context);
}

- (void)drawBlends:(CGContextRef)context {
    CGBlendMode modes[] = {
        kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeDifference, kCGBlendModeOverlay, kCGBlendModeXOR
    };
    for (int index = 0; index < 5; index++) {
        CGContextSaveGState(context);
        CGContextTranslateCTM(context, 10.0 + 60.0 * index, 220.0);
        CGContextBeginTransparencyLayer(context, NULL);
        CGContextSetRGBFillColor(context, 0.9, 0.4, 0.2, 1.0);
        CGContextFillRect(context, CGRectMake(0.0, 0.0, 36.0, 36.0));
        CGContextSetBlendMode(context, modes[index]);
        CGContextSetRGBFillColor(context, 0.3, 0.6, 0.8, 1.0);
        CGContextFillRect(context, CGRectMake(14.0, 14.0, 36.0, 36.0));
        CGContextEndTransparencyLayer(context);
        CGContextRestoreGState(context);
    }
}

- (void)drawText:(CGContextRef)context {
    CGContextSaveGState(context);
    CGContextSelectFont(context, "Helvetica-Bold", 30.0, kCGEncodingMacRoman);
    CGContextSetTextMatrix(context, CGAffineTransformMakeScale(1.0, -1.0));
    CGContextSetTextDrawingMode(context, kCGTextFillStroke);
    CGContextSetRGBFillColor(context, 1.0, 1.0, 0.2, 1.0);
    CGContextSetRGBStrokeColor(context, 0.1, 0.2, 0.7, 1.0);
    CGContextShowTextAtPoint(context, 10.0, 320.0, "Quartz", 6);
    CGContextRestoreGState(context);
    [[UIColor darkGrayColor] set];
    [@"A string drawn in a rectangle, centred, over two lines" drawInRect:CGRectMake(130.0, 290.0, 170.0, 40.0)
        withFont:[UIFont systemFontOfSize:13.0] lineBreakMode:UILineBreakModeWordWrap alignment:UITextAlignmentCenter];
}

- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    [self drawLines:context];
    [self drawFills:context];
    [self drawPattern:context];
    [[UIColor colorWithRed:0.2 green:0.4 blue:0.6 alpha:0.5] set];
    UIRectFill(CGRectMake(210.0, 145.0, 80.0, 25.0));
    UIRectFrame(CGRectMake(210.0, 180.0, 80.0, 25.0));
    [self drawBlends:context];
    [self drawText:context];
}

@end

@interface DrawingPage : CatalogPage
@end

@implementation DrawingPage

+ (NSString *)pageTitle {
    return @"Drawing";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    FiguresView *view = [[FiguresView alloc] initWithFrame:CGRectMake(5.0, 5.0, 310.0, 340.0)];
    view.backgroundColor = [UIColor whiteColor];
    [self.view addSubview:view];
    [view release];
    [self addButton:@"Count points" frame:CGRectMake(90.0, 352.0, 140.0, 36.0) action:@selector(count)];
}

static void countElement(void *info, const CGPathElement *element) {
    *(int *)info += 1;
}

- (void)count {
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddEllipseInRect(path, NULL, CGRectMake(0.0, 0.0, 10.0, 20.0));
    CGPathMoveToPoint(path, NULL, 0.0, 0.0);
    CGPathAddLineToPoint(path, NULL, 30.0, 5.0);
    int elements = 0;
    CGPathApply(path, &elements, countElement);
    CGRect box = CGPathGetBoundingBox(path);
    [self tell:@"%d elements in %.0f by %.0f", elements, box.size.width, box.size.height];
    CGPathRelease(path);
}

@end
