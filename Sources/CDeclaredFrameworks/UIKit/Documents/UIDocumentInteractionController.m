#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>

@implementation UIDocumentInteractionController

@synthesize delegate = _delegate, URL = _URL, UTI = _UTI, name = _name, annotation = _annotation;

+ (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url {
    UIDocumentInteractionController *controller = [[self alloc] init];
    controller.URL = url;
    return controller;
}

- (NSString *)name { return _name ? _name : [[_URL path] lastPathComponent]; }

- (void)setName:(NSString *)name { _name = [name copy]; }

- (NSString *)UTI {
    if (_UTI) return _UTI;
    NSDictionary *types = [NSDictionary
        dictionaryWithObjectsAndKeys:@"com.adobe.pdf", @"pdf", @"public.png", @"png", @"public.jpeg", @"jpg", @"public.jpeg",
                                     @"jpeg", @"com.compuserve.gif", @"gif", @"public.tiff", @"tiff", @"public.plain-text",
                                     @"txt", @"public.html", @"html", @"public.rtf", @"rtf", @"public.mp3", @"mp3",
                                     @"com.microsoft.word.doc", @"doc", @"com.microsoft.excel.xls", @"xls", nil];
    return [types objectForKey:[[[_URL path] pathExtension] lowercaseString]];
}

- (NSArray *)icons {
    CGSize size = CGSizeMake(22, 29);
    UIGraphicsBeginImageContext(size);
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetRGBFillColor(context, 1, 1, 1, 1);
    CGContextSetRGBStrokeColor(context, 0.5, 0.5, 0.5, 1);
    CGContextMoveToPoint(context, 0.5, 0.5);
    CGContextAddLineToPoint(context, 14.5, 0.5);
    CGContextAddLineToPoint(context, 21.5, 7.5);
    CGContextAddLineToPoint(context, 21.5, 28.5);
    CGContextAddLineToPoint(context, 0.5, 28.5);
    CGContextClosePath(context);
    CGContextDrawPath(context, kCGPathFillStroke);
    UIImage *icon = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return [NSArray arrayWithObject:icon];
}

- (NSArray *)gestureRecognizers { return [NSArray array]; }

static BOOL nothing_to_present(void) {
    NOT_THERE_YET("UIDocumentInteractionController", "opening files elsewhere");
    return NO;
}

- (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated {
    return nothing_to_present();
}
- (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated {
    return nothing_to_present();
}
- (BOOL)presentPreviewAnimated:(BOOL)animated { return nothing_to_present(); }
- (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated {
    return nothing_to_present();
}
- (BOOL)presentOpenInMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated {
    return nothing_to_present();
}
- (void)dismissPreviewAnimated:(BOOL)animated {}
- (void)dismissMenuAnimated:(BOOL)animated {}

@end
