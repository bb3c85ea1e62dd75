#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>

/// Shows what Core Text draws. This class shows the alignments of paragraphs.
@interface TextPage : UIView
- (NSMutableAttributedString *)text:(NSString *)text font:(NSString *)name size:(CGFloat)size;
- (void)align:(NSMutableAttributedString *)text as:(CTTextAlignment)alignment;
/// Draws into a rectangle whose y points down, with a frame around it.
- (void)draw:(NSAttributedString *)text in:(CGRect)rect;
- (void)drawPath:(CGPathRef)path text:(NSAttributedString *)text attributes:(NSDictionary *)attributes;
/// Called with the context turned so that y points up.
- (void)drawText:(CGContextRef)context;
@end
