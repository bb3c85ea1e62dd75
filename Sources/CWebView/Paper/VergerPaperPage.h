#pragma once
#import "Page/VergerWebPage.h"

/// A PDF document in a web view: its pages below each other, drawn by CoreGraphics, as far as they are on the screen. The engine
/// shows no PDFs.
@interface VergerPaperPage : NSObject <VergerWebPage>
/// Whether a navigation leads to a PDF document, as far as its type or its name tells.
+ (BOOL)shows:(UIWebNavigation *)navigation;
/// - covered: the page that was shown before, which going back shows again; nil for none.
- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner covered:(id<VergerWebPage>)covered;
@property (nonatomic, readonly) id<VergerWebPage> covered;
@end
