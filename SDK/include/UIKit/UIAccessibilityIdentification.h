#pragma once
#import <Foundation/Foundation.h>

/// A name for scripts, which people do not hear (iOS 5).
@protocol UIAccessibilityIdentification <NSObject>
@required
@property (nonatomic, copy) NSString *accessibilityIdentifier;
@end
