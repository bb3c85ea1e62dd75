#pragma once
#import <UIKit/UIViewController.h>

/// Shows what a word means (iOS 5). The device has no dictionary: the controller says that there is no definition.
///
/// - Status: stub
@interface UIReferenceLibraryViewController : UIViewController
/// NO.
/// - Status: stub
+ (BOOL)dictionaryHasDefinitionForTerm:(NSString *)term;
- (id)initWithTerm:(NSString *)term;
@end
