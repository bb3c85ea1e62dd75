#import <UIKit/UIKit.h>

@implementation UIPrintPaper {
    CGSize _size;
}

+ (UIPrintPaper *)bestPaperForPageSize:(CGSize)contentSize withPapersFromArray:(NSArray *)paperList {
    UIPrintPaper *smallest = nil, *largest = nil;
    for (UIPrintPaper *paper in paperList) {
        CGSize size = paper.paperSize;
        CGFloat area = size.width * size.height;
        if (largest == nil || area > largest.paperSize.width * largest.paperSize.height) largest = paper;
        BOOL fits = MIN(size.width, size.height) >= MIN(contentSize.width, contentSize.height)
            && MAX(size.width, size.height) >= MAX(contentSize.width, contentSize.height);
        if (fits && (smallest == nil || area < smallest.paperSize.width * smallest.paperSize.height)) smallest = paper;
    }
    return smallest ? smallest : largest;
}

- (CGSize)paperSize { return _size; }
- (CGRect)printableRect { return CGRectMake(0, 0, _size.width, _size.height); }
- (CGRect)printRect { return self.printableRect; }

@end
