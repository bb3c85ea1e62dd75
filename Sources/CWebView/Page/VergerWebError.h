#pragma once
#import <Foundation/Foundation.h>

/// Why a page is not loaded, as delegates are told.
///
/// - address: of the page, or nil.
NSError *VergerWebError(NSString *domain, NSInteger code, NSString *description, NSString *address);
