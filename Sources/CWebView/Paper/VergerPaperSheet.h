#pragma once
#import <UIKit/UIKit.h>

/// A page of a PDF document on white paper.
@interface VergerPaperSheet : UIView
- (id)initWithPage:(CGPDFPageRef)page frame:(CGRect)frame;
/// A page's size as it is seen, in points; empty for one that cannot be read.
+ (CGSize)sizeOfPage:(CGPDFPageRef)page;
@end
