#import "PreviewViews.h"
#import <UIKit/UIWebView.h>

/// Larger texts are cut, in bytes.
static const NSUInteger longest_text = 1 << 20;

enum preview_kind preview_kind_of(NSURL *url) {
    if (![url isFileURL]) return preview_none;
    NSString *extension = [[[url path] pathExtension] lowercaseString] ?: @"";
    NSArray *pictures = [@"png jpg jpeg gif tif tiff bmp ico" componentsSeparatedByString:@" "];
    NSArray *texts = [@"txt text csv log m h c json plist" componentsSeparatedByString:@" "];
    NSArray *pages = [@"html htm xhtml" componentsSeparatedByString:@" "];
    if ([pictures containsObject:extension]) return preview_picture;
    if ([texts containsObject:extension]) return preview_text;
    if ([pages containsObject:extension]) return preview_web;
    return [extension isEqualToString:@"pdf"] ? preview_document : preview_none;
}

static UIView *text_view(CGRect frame, NSURL *url) {
    NSFileHandle *file = [NSFileHandle fileHandleForReadingAtPath:[url path]];
    if (file == nil) return nil;
    NSData *data = [file readDataOfLength:longest_text];
    NSString *text = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    // Any bytes are characters of this one.
    if (text == nil) text = [[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding];
    UITextView *view = [[UITextView alloc] initWithFrame:frame];
    view.editable = NO;
    view.font = [UIFont systemFontOfSize:15];
    view.text = text;
    return view;
}

static UIView *web_view(CGRect frame, NSURL *url) {
    UIWebView *view = [[UIWebView alloc] initWithFrame:frame];
    view.scalesPageToFit = YES;
    [view loadRequest:[NSURLRequest requestWithURL:url]];
    return view;
}

/// Whether it is a PDF document that can be shown without a password.
static BOOL is_open_document(NSURL *url) {
    CGPDFDocumentRef document = CGPDFDocumentCreateWithURL((__bridge CFURLRef)url);
    if (document == NULL) return NO;
    BOOL is_open = CGPDFDocumentIsUnlocked(document) || CGPDFDocumentUnlockWithPassword(document, "");
    is_open = is_open && CGPDFDocumentGetNumberOfPages(document) > 0;
    CGPDFDocumentRelease(document);
    return is_open;
}

/// A name, and how large the file is.
static UIView *name_view(CGRect frame, NSURL *url, NSString *title) {
    UILabel *label = [[UILabel alloc] initWithFrame:frame];
    label.backgroundColor = [UIColor whiteColor];
    label.textAlignment = UITextAlignmentCenter;
    label.numberOfLines = 0;
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[url path] error:NULL];
    double size = [[attributes objectForKey:NSFileSize] doubleValue];
    NSString *amount = attributes == nil ? @"No such file"
                       : size < 1024     ? [NSString stringWithFormat:@"%.0f bytes", size]
                                         : [NSString stringWithFormat:@"%.0f KB", size / 1024];
    label.text = [NSString stringWithFormat:@"%@\n%@", title ?: @"Document", amount];
    return label;
}

UIView *preview_view(CGRect frame, NSURL *url, NSString *title) {
    UIView *view = nil;
    switch (preview_kind_of(url)) {
    case preview_picture: {
        UIImage *image = [UIImage imageWithContentsOfFile:[url path]];
        if (image) view = [[PreviewPictureView alloc] initWithFrame:frame image:image];
        break;
    }
    case preview_text: view = text_view(frame, url); break;
    case preview_web: view = web_view(frame, url); break;
    case preview_document:
        if (is_open_document(url)) view = web_view(frame, url);
        break;
    default: break;
    }
    if (view == nil) view = name_view(frame, url, title);
    view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    return view;
}
