#pragma once
#import <Foundation/Foundation.h>

// Which tests a run consists of, besides the scope that the user defaults name. The file that VERGER_TEST_SELECTION
// names has one of these a line: `only CLASS`, `only CLASS/METHOD`, `skip CLASS`, `skip CLASS/METHOD`.

/// Whether anything but all tests is wanted.
BOOL tests_are_selected(void);

/// Whether a test is wanted: one that some `only` names by one of its names, if there are such lines, and no `skip`.
BOOL test_is_selected(NSString *class, NSArray *methods);
