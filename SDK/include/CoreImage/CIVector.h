#pragma once
#import <CoreImage/CoreImageDefines.h>

/// Numbers as filters take them. Since iOS 5.
@interface CIVector : NSObject <NSCopying, NSCoding>
+ (CIVector *)vectorWithValues:(const CGFloat *)values count:(size_t)count;
+ (CIVector *)vectorWithX:(CGFloat)x;
+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y;
+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z;
+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z W:(CGFloat)w;
+ (CIVector *)vectorWithCGPoint:(CGPoint)p;
+ (CIVector *)vectorWithCGRect:(CGRect)r;
+ (CIVector *)vectorWithCGAffineTransform:(CGAffineTransform)t;
/// "[1 2 3]".
+ (CIVector *)vectorWithString:(NSString *)representation;
- (id)initWithValues:(const CGFloat *)values count:(size_t)count;
- (id)initWithX:(CGFloat)x;
- (id)initWithX:(CGFloat)x Y:(CGFloat)y;
- (id)initWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z;
- (id)initWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z W:(CGFloat)w;
- (id)initWithCGPoint:(CGPoint)p;
- (id)initWithCGRect:(CGRect)r;
- (id)initWithCGAffineTransform:(CGAffineTransform)r;
- (id)initWithString:(NSString *)representation;
/// 0 for an index that is not there.
- (CGFloat)valueAtIndex:(size_t)index;
- (size_t)count;
- (CGFloat)X;
- (CGFloat)Y;
- (CGFloat)Z;
- (CGFloat)W;
- (CGPoint)CGPointValue;
- (CGRect)CGRectValue;
- (CGAffineTransform)CGAffineTransformValue;
- (NSString *)stringRepresentation;
@end
