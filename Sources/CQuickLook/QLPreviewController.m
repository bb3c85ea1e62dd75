// Previews of documents (Document Interaction Programming Topics for iOS, "Using the Quick Look Framework").
#import "PreviewViews.h"
#import <QuickLook/QuickLook.h>

@implementation QLPreviewController {
    UIView *_preview;
    UIToolbar *_bar;
    UIBarButtonItem *_former, *_next;
    NSInteger _currentPreviewItemIndex;
}

+ (BOOL)canPreviewItem:(id<QLPreviewItem>)item { return preview_kind_of([item previewItemURL]) != preview_none; }

// MARK: Views

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor whiteColor];
    self.view = view;
    CGRect bounds = view.bounds;
    _bar = [[UIToolbar alloc] initWithFrame:CGRectMake(0, bounds.size.height - 44, bounds.size.width, 44)];
    _bar.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;
    _bar.barStyle = UIBarStyleBlack;
    _former = [self arrowTo:-1 action:@selector(showFormer)];
    _next = [self arrowTo:1 action:@selector(showNext)];
    UIBarButtonItem *room = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                          target:nil
                                                                          action:NULL];
    _bar.items = @[room, _former, room, _next, room];
    [view addSubview:_bar];
    [self refreshCurrentPreviewItem];
}

- (UIBarButtonItem *)arrowTo:(int)side action:(SEL)action {
    UIGraphicsBeginImageContextWithOptions(CGSizeMake(24, 24), NO, 0);
    UIBezierPath *path = [UIBezierPath bezierPath];
    CGFloat tip = side < 0 ? 3 : 21;
    [path moveToPoint:CGPointMake(tip, 12)];
    [path addLineToPoint:CGPointMake(tip - side * 16, 3)];
    [path addLineToPoint:CGPointMake(tip - side * 16, 21)];
    [path closePath];
    [[UIColor whiteColor] set];
    [path fill];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithImage:image style:UIBarButtonItemStylePlain target:self action:action];
    item.accessibilityLabel = side < 0 ? @"Previous" : @"Next";
    return item;
}

// MARK: Items

- (NSInteger)count { return [_dataSource numberOfPreviewItemsInPreviewController:self]; }

- (NSInteger)currentPreviewItemIndex { return _currentPreviewItemIndex; }

- (void)setCurrentPreviewItemIndex:(NSInteger)index {
    if (index == _currentPreviewItemIndex) return;
    _currentPreviewItemIndex = index;
    [self refreshCurrentPreviewItem];
}

- (id<QLPreviewItem>)currentPreviewItem {
    if (_currentPreviewItemIndex < 0 || _currentPreviewItemIndex >= [self count]) return nil;
    return [_dataSource previewController:self previewItemAtIndex:_currentPreviewItemIndex];
}

- (void)setDataSource:(id<QLPreviewControllerDataSource>)dataSource {
    _dataSource = dataSource;
    [self reloadData];
}

- (void)reloadData {
    NSInteger count = [self count];
    if (_currentPreviewItemIndex >= count) _currentPreviewItemIndex = MAX(count - 1, 0);
    [self refreshCurrentPreviewItem];
}

- (void)refreshCurrentPreviewItem {
    id<QLPreviewItem> item = self.currentPreviewItem;
    NSURL *url = [item previewItemURL];
    BOOL hasTitle = [(id)item respondsToSelector:@selector(previewItemTitle)] && [[item previewItemTitle] length];
    self.title = hasTitle ? [item previewItemTitle] : [[url path] lastPathComponent];
    if (![self isViewLoaded]) return;
    NSInteger count = [self count];
    _bar.hidden = count < 2;
    _former.enabled = _currentPreviewItemIndex > 0;
    _next.enabled = _currentPreviewItemIndex < count - 1;
    CGRect frame = self.view.bounds;
    if (!_bar.hidden) frame.size.height -= _bar.frame.size.height;
    [_preview removeFromSuperview];
    _preview = item ? preview_view(frame, url, self.title) : nil;
    if (_preview) [self.view insertSubview:_preview atIndex:0];
}

- (void)showFormer { self.currentPreviewItemIndex--; }
- (void)showNext { self.currentPreviewItemIndex++; }

// MARK: On the screen

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    // Presented by itself, without bars of the app.
    UINavigationController *navigation = self.navigationController;
    if (navigation == nil || [navigation.viewControllers objectAtIndex:0] != self) return;
    if (self.navigationItem.leftBarButtonItem || self.navigationItem.rightBarButtonItem) return;
    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                                         target:self
                                                                                         action:@selector(leave)];
}

- (void)leave { [self dismissModalViewControllerAnimated:YES]; }

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    id delegate = _delegate;
    if ([delegate respondsToSelector:@selector(previewControllerWillDismiss:)]) [delegate previewControllerWillDismiss:self];
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    id delegate = _delegate;
    if ([delegate respondsToSelector:@selector(previewControllerDidDismiss:)]) [delegate previewControllerDidDismiss:self];
}

@end
