#import <QuickLook/QuickLook.h>

@implementation NSURL (QLPreviewItem)

- (NSURL *)previewItemURL { return self; }
- (NSString *)previewItemTitle { return [[self path] lastPathComponent]; }

@end
