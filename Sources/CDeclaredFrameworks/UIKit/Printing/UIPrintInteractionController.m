#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>

@implementation UIPrintInteractionController

@synthesize printInfo = _printInfo, delegate = _delegate, showsPageRange = _showsPageRange,
            printPageRenderer = _printPageRenderer, printFormatter = _printFormatter, printingItem = _printingItem,
            printingItems = _printingItems;

+ (BOOL)isPrintingAvailable { return NO; }
+ (BOOL)canPrintURL:(NSURL *)url { return NO; }
+ (BOOL)canPrintData:(NSData *)data { return NO; }

+ (NSSet *)printableUTIs {
    return [NSSet setWithObjects:@"com.adobe.pdf", @"public.png", @"public.jpeg", @"public.tiff", @"com.compuserve.gif", nil];
}

+ (UIPrintInteractionController *)sharedPrintController {
    static UIPrintInteractionController *shared;
    if (shared == nil) shared = [[self alloc] init];
    return shared;
}

// Only one of the four print sources can be set; setting one resets the others to nil.

- (void)forgetContent {
    _printPageRenderer = nil;
    _printFormatter = nil;
    _printingItem = nil;
    _printingItems = nil;
}

- (void)setPrintPageRenderer:(UIPrintPageRenderer *)renderer {
    [self forgetContent];
    _printPageRenderer = renderer;
}

- (void)setPrintFormatter:(UIPrintFormatter *)formatter {
    [self forgetContent];
    _printFormatter = formatter;
}

- (void)setPrintingItem:(id)item {
    [self forgetContent];
    _printingItem = item;
}

- (void)setPrintingItems:(NSArray *)items {
    [self forgetContent];
    _printingItems = [items copy];
}

- (UIPrintPaper *)printPaper { return nil; }

- (BOOL)presentAnimated:(BOOL)animated completionHandler:(UIPrintInteractionCompletionHandler)completion {
    NOT_THERE_YET("UIPrintInteractionController", "a printer");
    if (completion) {
        NSError *error = [NSError errorWithDomain:UIPrintErrorDomain code:UIPrintingNotAvailableError userInfo:nil];
        [[NSOperationQueue mainQueue] addOperationWithBlock:^{ completion(self, NO, error); }];
    }
    return NO;
}

- (BOOL)presentFromRect:(CGRect)rect
                 inView:(UIView *)view
               animated:(BOOL)animated
      completionHandler:(UIPrintInteractionCompletionHandler)completion {
    return [self presentAnimated:animated completionHandler:completion];
}

- (BOOL)presentFromBarButtonItem:(UIBarButtonItem *)item
                        animated:(BOOL)animated
               completionHandler:(UIPrintInteractionCompletionHandler)completion {
    return [self presentAnimated:animated completionHandler:completion];
}

- (void)dismissAnimated:(BOOL)animated {}

@end
