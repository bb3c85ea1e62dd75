#import <Foundation/Foundation.h>

/// A bundle of tests that is loaded into this process.
@interface SenTestBundle : NSObject

/// Loads the program of a bundle.
///
/// Returns nil, and tells why on standard error, when it cannot be loaded.
+ (SenTestBundle *)loadBundleWithPath:(NSString *)path;
/// In the order of loading.
+ (NSArray *)loadedBundles;
+ (SenTestBundle *)loadedBundleWithPath:(NSString *)path;
/// Those of the whole process, in the order of their names.
+ (NSArray *)allTestCaseClasses;

- (NSString *)path;
/// In the order of their names.
- (NSArray *)testCaseClasses;

@end
