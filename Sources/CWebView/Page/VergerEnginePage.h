#pragma once
#import "Page/VergerWebPage.h"

/// A page in an engine: it is painted by that into memory, a part of some screens' height at a time, which the scroll view
/// moves without the engine.
@interface VergerEnginePage : NSObject <VergerWebPage>
/// nil if no engine can be started.
- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner;
@end
