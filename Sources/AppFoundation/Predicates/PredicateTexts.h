#pragma once
#import <Foundation/Foundation.h>

/// The operators of predicates on texts. nil is like nothing.

/// True if the text begins or ends with the part, which is not empty.
BOOL text_begins_with(NSString *text, NSString *part, NSStringCompareOptions options);
BOOL text_ends_with(NSString *text, NSString *part, NSStringCompareOptions options);

/// True if the whole text is like a pattern with `*` for any characters, `?` for one, and `\` before one that means itself.
BOOL text_is_like(NSString *text, NSString *pattern, NSStringCompareOptions options);

/// True if ICU's regular expression matches the whole text.
/// - Raises: NSInvalidArgumentException, if the pattern is none.
BOOL text_matches(NSString *text, NSString *pattern, NSStringCompareOptions options);
