#pragma once
#import <UIKit/UIKitTypes.h>

/// A sheet of paper (iOS 4.2). Sizes are in points of 1/72 inch.
@interface UIPrintPaper : NSObject
/// The smallest sheet that the page fits on, else the largest; nil for no sheets.
+ (UIPrintPaper *)bestPaperForPageSize:(CGSize)contentSize withPapersFromArray:(NSArray *)paperList;
@property (readonly) CGSize paperSize;
@property (readonly) CGRect printableRect;
@end

@interface UIPrintPaper (Deprecated_Nonfunctional)
- (CGRect)printRect;
@end
