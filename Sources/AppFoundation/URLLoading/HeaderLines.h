#import <Foundation/Foundation.h>

/// The header lines that libcurl sends. Transfers that send the same ones share them.
@interface HeaderLines : NSObject {
@package
    /// libcurl's list; NULL as long as there is none.
    void *list;
}
- (void)add:(const char *)line;
@end
