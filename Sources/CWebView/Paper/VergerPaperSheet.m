#import "Paper/VergerPaperSheet.h"

@implementation VergerPaperSheet {
    CGPDFPageRef _page;
}

+ (CGSize)sizeOfPage:(CGPDFPageRef)page {
    CGSize size = CGPDFPageGetBoxRect(page, kCGPDFCropBox).size;
    static const CGFloat longest = 20000;
    if (!(size.width >= 1 && size.height >= 1 && size.width <= longest && size.height <= longest)) return CGSizeZero;
    BOOL isTurned = CGPDFPageGetRotationAngle(page) % 180 != 0;
    return isTurned ? CGSizeMake(size.height, size.width) : size;
}

- (id)initWithPage:(CGPDFPageRef)page frame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _page = CGPDFPageRetain(page);
    self.backgroundColor = [UIColor whiteColor];
    return self;
}

- (void)dealloc { CGPDFPageRelease(_page); }

- (void)drawRect:(CGRect)rect {
    CGSize size = [VergerPaperSheet sizeOfPage:_page], bounds = self.bounds.size;
    if (size.width < 1) return;
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextTranslateCTM(context, 0, bounds.height);
    CGContextScaleCTM(context, bounds.width / size.width, -bounds.height / size.height);
    CGRect whole = CGRectMake(0, 0, size.width, size.height);
    CGContextConcatCTM(context, CGPDFPageGetDrawingTransform(_page, kCGPDFCropBox, whole, 0, true));
    CGContextDrawPDFPage(context, _page);
}

@end
