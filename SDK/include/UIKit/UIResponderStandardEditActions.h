// The commands of the edit menu, which any responder may have.
#pragma once
#import <Foundation/Foundation.h>

@interface NSObject (UIResponderStandardEditActions)
- (void)cut:(id)sender;
- (void)copy:(id)sender;
- (void)paste:(id)sender;
- (void)select:(id)sender;
- (void)selectAll:(id)sender;
- (void)delete:(id)sender;
/// iOS 5. No command of the menu is one of these.
- (void)makeTextWritingDirectionLeftToRight:(id)sender;
- (void)makeTextWritingDirectionRightToLeft:(id)sender;
@end
