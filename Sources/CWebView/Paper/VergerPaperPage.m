#import "Paper/VergerPaperPage.h"
#import "Page/VergerWebError.h"
#import "Paper/VergerPaperSheet.h"
#import <QuartzCore/QuartzCore.h>

/// The distance between pages, and how far they may be zoomed.
static const CGFloat gap = 6, most_zoom = 5;
/// The most pages, bytes, and pixels of a page's picture.
static const size_t most_pages = 5000, most_bytes = 256 << 20;
static const CGFloat most_pixels = 8e6;
/// How long the number of a page is seen after the last movement, in seconds.
static const NSTimeInterval label_time = 1.5;

@implementation VergerPaperPage {
    __unsafe_unretained UIView<VergerWebPageOwner> *_owner;
    UIWebNavigation *_navigation;
    NSURLConnection *_connection;
    NSMutableData *_received;
    CGPDFDocumentRef _document;
    /// Where each page is (NSValues), and those that are on the screen, by their index.
    NSMutableArray *_frames;
    NSMutableDictionary *_sheets;
    /// As large as all pages, which the scroll view zooms.
    UIView *_desk;
    UILabel *_label;
    CGFloat _width;
}

+ (BOOL)shows:(UIWebNavigation *)navigation {
    NSString *type = [navigation.MIMEType lowercaseString];
    if (navigation.content) return [type isEqualToString:@"application/pdf"];
    return [[[navigation.request.URL path] pathExtension] caseInsensitiveCompare:@"pdf"] == NSOrderedSame &&
        ([[navigation.request HTTPMethod] isEqualToString:@"GET"] || [navigation.request.URL isFileURL]);
}

- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner covered:(id<VergerWebPage>)covered {
    if (!(self = [super init])) return nil;
    _owner = owner;
    _covered = covered;
    _frames = [[NSMutableArray alloc] init];
    _sheets = [[NSMutableDictionary alloc] init];
    _desk = [[UIView alloc] initWithFrame:owner.scrollView.bounds];
    _desk.backgroundColor = [UIColor grayColor];
    _label = [[UILabel alloc] initWithFrame:CGRectMake(10, 10, 90, 26)];
    _label.backgroundColor = [UIColor colorWithWhite:0 alpha:0.6];
    _label.textColor = [UIColor whiteColor];
    _label.font = [UIFont boldSystemFontOfSize:14];
    _label.textAlignment = UITextAlignmentCenter;
    _label.layer.cornerRadius = 8;
    _label.alpha = 0;
    return self;
}

- (void)dealloc {
    [self close];
    CGPDFDocumentRelease(_document);
}

- (void)close {
    _owner = nil;
    [self stop];
    [NSObject cancelPreviousPerformRequestsWithTarget:self];
    [_desk removeFromSuperview];
    [_label removeFromSuperview];
}

#pragma mark Loading

- (void)load:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type {
    [self stop];
    _navigation = navigation;
    if (navigation.content) {
        [self performSelector:@selector(show:) withObject:navigation.content afterDelay:0];
        return;
    }
    _received = [[NSMutableData alloc] init];
    _connection = [[NSURLConnection alloc] initWithRequest:navigation.request delegate:self];
    if (_connection == nil) [self failWithCode:NSURLErrorUnsupportedURL reason:@"unsupported URL"];
}

- (void)stop {
    [_connection cancel];
    _connection = nil;
    _received = nil;
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(show:) object:_navigation.content];
}

- (void)reload {
    if (_navigation) [_owner begin:_navigation type:UIWebViewNavigationTypeReload];
}

- (void)go:(NSInteger)distance {
    if (![self canGo:distance]) return;
    UIView<VergerWebPageOwner> *owner = _owner;
    [owner pageIsLeftFor:_covered];
    [owner pageFinished];
}

- (BOOL)canGo:(NSInteger)distance { return distance < 0 && _covered != nil; }
- (NSString *)evaluate:(NSString *)script { return @""; }

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    if ([_received length] + [data length] > most_bytes) {
        return [self failWithCode:NSURLErrorDataLengthExceedsMaximum reason:@"The document is too large."];
    }
    [_received appendData:data];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    NSData *data = _received;
    [self stop];
    [self show:data];
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    [self failWithError:error];
}

- (void)failWithCode:(NSInteger)code reason:(NSString *)reason {
    [self failWithError:VergerWebError(NSURLErrorDomain, code, reason, [_navigation.request.URL absoluteString])];
}

/// What was shown before stays.
- (void)failWithError:(NSError *)error {
    [self stop];
    UIView<VergerWebPageOwner> *owner = _owner;
    if (_document == NULL && _covered) [owner pageIsLeftFor:_covered];
    [owner pageFailed:error];
}

- (void)show:(NSData *)data {
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)data);
    CGPDFDocumentRef document = provider ? CGPDFDocumentCreateWithProvider(provider) : NULL;
    CGDataProviderRelease(provider);
    BOOL isOpen = document && (CGPDFDocumentIsUnlocked(document) || CGPDFDocumentUnlockWithPassword(document, ""));
    if (!isOpen || CGPDFDocumentGetNumberOfPages(document) == 0) {
        CGPDFDocumentRelease(document);
        return [self failWithCode:NSURLErrorCannotDecodeContentData reason:@"The document could not be read."];
    }
    CGPDFDocumentRelease(_document);
    _document = document;
    UIScrollView *view = _owner.scrollView;
    view.zoomScale = 1;
    [view addSubview:_desk];
    [_owner addSubview:_label];
    _width = 0;
    [self layOut];
    view.contentOffset = CGPointZero;
    [self scrolled];
    [_owner pageFinished];
}

#pragma mark Pages

- (UIView *)zoomedView { return _document && _owner.scalesPageToFit ? _desk : nil; }

- (void)backgroundChanged {}

- (void)layOut {
    UIScrollView *view = _owner.scrollView;
    CGFloat width = view.bounds.size.width;
    if (_document == NULL || width < 1 || fabs(width - _width) < 0.5) return;
    _width = width;
    view.minimumZoomScale = view.zoomScale = 1;
    view.maximumZoomScale = _owner.scalesPageToFit ? most_zoom : 1;
    [self forgetSheets];
    CGSize size = [self arrangeFor:width];
    _desk.frame = CGRectMake(0, 0, size.width, MAX(size.height, view.bounds.size.height));
    view.contentSize = size;
    [self scrolled];
}

/// Finds a place for each page: as wide as the screen, or in its own size.
- (CGSize)arrangeFor:(CGFloat)width {
    [_frames removeAllObjects];
    size_t count = MIN(CGPDFDocumentGetNumberOfPages(_document), most_pages);
    CGFloat widest = width, y = gap;
    for (size_t number = 1; number <= count; number++) {
        CGPDFPageRef page = CGPDFDocumentGetPage(_document, number);
        CGSize size = page ? [VergerPaperSheet sizeOfPage:page] : CGSizeZero;
        CGFloat zoom = _owner.scalesPageToFit && size.width > 0 ? (width - 2 * gap) / size.width : 1;
        CGRect frame = CGRectMake(gap, y, round(size.width * zoom), round(size.height * zoom));
        [_frames addObject:[NSValue valueWithCGRect:frame]];
        widest = MAX(widest, CGRectGetMaxX(frame) + gap);
        y = CGRectGetMaxY(frame) + gap;
    }
    return CGSizeMake(widest, y);
}

- (void)forgetSheets {
    for (UIView *sheet in [_sheets allValues]) [sheet removeFromSuperview];
    [_sheets removeAllObjects];
}

/// Keeps the sheets that are on the screen, or half a screen from it.
- (void)scrolled {
    if (_document == NULL) return;
    UIScrollView *view = _owner.scrollView;
    CGRect seen = [view convertRect:view.bounds toView:_desk];
    CGRect near = CGRectInset(seen, 0, -seen.size.height / 2);
    NSUInteger shown = NSNotFound;
    for (NSUInteger index = 0; index < [_frames count]; index++) {
        CGRect frame = [[_frames objectAtIndex:index] CGRectValue];
        NSNumber *key = [NSNumber numberWithUnsignedInteger:index];
        UIView *sheet = [_sheets objectForKey:key];
        if (CGRectIntersectsRect(frame, near)) {
            if (sheet == nil) [self addSheet:index frame:frame];
        } else if (sheet) {
            [sheet removeFromSuperview];
            [_sheets removeObjectForKey:key];
        }
        if (shown == NSNotFound && CGRectGetMaxY(frame) > CGRectGetMidY(seen)) shown = index;
    }
    if (shown != NSNotFound) [self tellPage:shown + 1];
}

- (void)addSheet:(NSUInteger)index frame:(CGRect)frame {
    CGPDFPageRef page = CGPDFDocumentGetPage(_document, index + 1);
    if (page == NULL || frame.size.width < 1) return;
    VergerPaperSheet *sheet = [[VergerPaperSheet alloc] initWithPage:page frame:frame];
    sheet.contentScaleFactor = [self scaleOf:sheet];
    [_desk addSubview:sheet];
    [_sheets setObject:sheet forKey:[NSNumber numberWithUnsignedInteger:index]];
}

/// Pixels for each point of a sheet: as sharp as the screen, as long as that is no huge picture.
- (CGFloat)scaleOf:(UIView *)sheet {
    CGFloat wanted = [UIScreen mainScreen].scale * MAX(_owner.scrollView.zoomScale, 1);
    CGSize size = sheet.bounds.size;
    return MIN(wanted, sqrt(most_pixels / MAX(size.width * size.height, 1)));
}

- (void)zoomed {
    for (UIView *sheet in [_sheets allValues]) {
        CGFloat scale = [self scaleOf:sheet];
        if (fabs(sheet.contentScaleFactor - scale) < 0.01) continue;
        sheet.contentScaleFactor = scale;
        [sheet setNeedsDisplay];
    }
    [self scrolled];
}

/// Shows the number of the page for a moment; a document of one page needs none.
- (void)tellPage:(NSUInteger)number {
    if ([_frames count] < 2) return;
    _label.text = [NSString stringWithFormat:@"%d of %d", (int)number, (int)[_frames count]];
    _label.alpha = 1;
    [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(hideLabel) object:nil];
    [self performSelector:@selector(hideLabel) withObject:nil afterDelay:label_time];
}

- (void)hideLabel {
    UILabel *label = _label;
    [UIView animateWithDuration:0.3 animations:^{ label.alpha = 0; }];
}

/// Never said: what is loaded next takes this page's place.
- (void)setCovered:(BOOL)covered {}

@end
