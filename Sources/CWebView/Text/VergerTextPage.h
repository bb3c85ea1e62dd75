#pragma once
#import "Page/VergerWebPage.h"

/// The text of a page, or an image, where there is no engine: no scripts, styles or forms.
@interface VergerTextPage : NSObject <VergerWebPage>
- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner;
@end
