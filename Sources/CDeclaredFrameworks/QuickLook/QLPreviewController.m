#import <QuickLook/QuickLook.h>
#import <UIKit/UIWebView.h>

@implementation NSURL (QLPreviewItem)

- (NSURL *)previewItemURL { return self; }
- (NSString *)previewItemTitle { return [[self path] lastPathComponent]; }

@end

@implementation QLPreviewController {
    UIWebView *_web;
}

+ (BOOL)canPreviewItem:(id<QLPreviewItem>)item {
    NSArray *extensions = [@"txt html htm png jpg jpeg gif" componentsSeparatedByString:@" "];
    return [extensions containsObject:[[[[item previewItemURL] path] pathExtension] lowercaseString] ?: @""];
}

- (void)loadView {
    _web = [[UIWebView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    self.view = _web;
    [self refreshCurrentPreviewItem];
}

- (id<QLPreviewItem>)currentPreviewItem {
    NSInteger count = [_dataSource numberOfPreviewItemsInPreviewController:self];
    if (_currentPreviewItemIndex < 0 || _currentPreviewItemIndex >= count) return nil;
    return [_dataSource previewController:self previewItemAtIndex:_currentPreviewItemIndex];
}

- (void)reloadData { [self refreshCurrentPreviewItem]; }

- (void)refreshCurrentPreviewItem {
    id<QLPreviewItem> item = self.currentPreviewItem;
    NSURL *url = [item previewItemURL];
    BOOL hasTitle = [(id)item respondsToSelector:@selector(previewItemTitle)] && [[item previewItemTitle] length];
    self.title = hasTitle ? [item previewItemTitle] : [[url path] lastPathComponent];
    if (url && _web) [_web loadRequest:[NSURLRequest requestWithURL:url]];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    if ([_delegate respondsToSelector:@selector(previewControllerWillDismiss:)]) {
        [_delegate previewControllerWillDismiss:self];
    }
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    if ([_delegate respondsToSelector:@selector(previewControllerDidDismiss:)]) {
        [_delegate previewControllerDidDismiss:self];
    }
}

@end
