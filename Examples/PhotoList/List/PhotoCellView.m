#import "PhotoCellView.h"
#import "Photo.h"

@implementation PhotoCellView

@synthesize photo, highlighted;

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        self.opaque = YES;
        self.backgroundColor = [UIColor whiteColor];
        self.contentMode = UIViewContentModeRedraw;
    }
    return self;
}

#pragma mark The photo

- (void)setPhoto:(Photo *)aPhoto {
    if (aPhoto == photo) return;
    [photo removeObserver:self forKeyPath:@"image"];
    [photo release];
    photo = [aPhoto retain];
    [photo addObserver:self forKeyPath:@"image" options:NSKeyValueObservingOptionNew context:NULL];
    [photo fetchImage];
    [self setNeedsDisplay];
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    [self setNeedsDisplay];
}

- (void)setHighlighted:(BOOL)isHighlighted {
    if (isHighlighted == highlighted) return;
    highlighted = isHighlighted;
    self.opaque = !isHighlighted;
    self.backgroundColor = isHighlighted ? [UIColor clearColor] : [UIColor whiteColor];
    [self setNeedsDisplay];
}

- (void)dealloc {
    self.photo = nil;
    [super dealloc];
}

#pragma mark Drawing

- (void)drawPlaceholder:(CGRect)frame {
    [[UIColor colorWithWhite:0.9 alpha:1] set];
    UIRectFill(frame);
    // A mountain and a sun, in grey.
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGFloat bottom = CGRectGetMaxY(frame) - 10, left = CGRectGetMinX(frame) + 10;
    [[UIColor colorWithWhite:0.75 alpha:1] set];
    CGContextMoveToPoint(context, left, bottom);
    CGContextAddLineToPoint(context, left + 22, bottom - 28);
    CGContextAddLineToPoint(context, left + 36, bottom - 12);
    CGContextAddLineToPoint(context, left + 44, bottom - 20);
    CGContextAddLineToPoint(context, left + 60, bottom);
    CGContextFillPath(context);
    CGContextFillEllipseInRect(context, CGRectMake(left + 42, CGRectGetMinY(frame) + 10, 10, 10));
}

- (void)drawRect:(CGRect)rect {
    CGRect frame = CGRectMake(0, 0, 80, self.bounds.size.height);
    if (photo.image) {
        [photo.image drawInRect:frame];
    } else {
        [self drawPlaceholder:frame];
    }
    CGFloat left = CGRectGetMaxX(frame) + 10, width = self.bounds.size.width - left - 6;
    [highlighted ? [UIColor whiteColor] : [UIColor blackColor] set];
    [photo.title drawInRect:CGRectMake(left, 8, width, 22)
                   withFont:[UIFont boldSystemFontOfSize:17]
              lineBreakMode:UILineBreakModeTailTruncation];
    [highlighted ? [UIColor whiteColor] : [UIColor grayColor] set];
    [photo.details drawInRect:CGRectMake(left, 31, width, 18)
                     withFont:[UIFont systemFontOfSize:13]
                lineBreakMode:UILineBreakModeTailTruncation];
}

@end
