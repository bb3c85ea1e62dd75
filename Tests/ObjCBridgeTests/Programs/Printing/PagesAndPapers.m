// Page renderers, formatters and papers; the controller for printing, which has no printer and so asks its delegate nothing.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

#define ARRAY(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

@interface Pages : UIPrintPageRenderer {
@public
    NSMutableString *log;
}
@end
@implementation Pages
- (CGRect)paperRect { return CGRectMake(0, 0, 200, 100); }
- (CGRect)printableRect { return CGRectMake(10, 10, 180, 80); }
- (void)prepareForDrawingPages:(NSRange)range { [log appendFormat:@"p%d,%d", (int)range.location, (int)range.length]; }
- (void)drawContentForPageAtIndex:(NSInteger)page inRect:(CGRect)rect {
    [log appendFormat:@"c%d", (int)rect.size.height];
}
- (void)drawFooterForPageAtIndex:(NSInteger)page inRect:(CGRect)rect {
    [log appendFormat:@"f%d", (int)rect.size.height];
}
- (void)drawPrintFormatter:(UIPrintFormatter *)formatter forPageAtIndex:(NSInteger)page {
    [super drawPrintFormatter:formatter forPageAtIndex:page];
    [log appendString:@"d"];
}
@end

@interface Drawn : UIView {
@public
    int times;
}
@end
@implementation Drawn
- (void)drawRect:(CGRect)rect forViewPrintFormatter:(UIViewPrintFormatter *)formatter { times++; }
@end

@interface Silent : NSObject <UIPrintInteractionControllerDelegate> {
@public
    int asked;
}
@end
@implementation Silent
- (UIViewController *)printInteractionControllerParentViewController:(UIPrintInteractionController *)c {
    asked++;
    return nil;
}
- (UIPrintPaper *)printInteractionController:(UIPrintInteractionController *)c choosePaper:(NSArray *)papers {
    asked++;
    return nil;
}
- (void)printInteractionControllerWillPresentPrinterOptions:(UIPrintInteractionController *)c { asked++; }
- (void)printInteractionControllerDidPresentPrinterOptions:(UIPrintInteractionController *)c { asked++; }
- (void)printInteractionControllerWillDismissPrinterOptions:(UIPrintInteractionController *)c { asked++; }
- (void)printInteractionControllerDidDismissPrinterOptions:(UIPrintInteractionController *)c { asked++; }
- (void)printInteractionControllerWillStartJob:(UIPrintInteractionController *)c { asked++; }
- (void)printInteractionControllerDidFinishJob:(UIPrintInteractionController *)c { asked++; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Pages *pages = [[Pages new] autorelease];
    pages->log = [NSMutableString string];
    pages.footerHeight = 15;
    REAL(pages.footerHeight, 15);
    UISimpleTextPrintFormatter *text = [[[UISimpleTextPrintFormatter alloc] initWithText:@"one\ntwo"] autorelease];
    SAME(text.text, @"one\ntwo");
    text.color = [UIColor redColor], text.textAlignment = UITextAlignmentRight,
    text.contentInsets = UIEdgeInsetsMake(1, 2, 3, 4);
    text.maximumContentHeight = 50, text.maximumContentWidth = 100, text.startPage = 0;
    IS([text.color isEqual:[UIColor redColor]] && text.textAlignment == UITextAlignmentRight &&
        text.contentInsets.left == 2 && text.startPage == 0);
    IS(text.maximumContentHeight == 50 && text.maximumContentWidth == 100 && text.printPageRenderer == nil);
    [pages addPrintFormatter:text startingAtPageAtIndex:0];
    SAME(pages.printFormatters, ARRAY(text));
    IS(text.printPageRenderer == pages && [text isKindOfClass:[UIPrintFormatter class]]);
    UIGraphicsBeginImageContext(CGSizeMake(200, 100));
    [pages prepareForDrawingPages:NSMakeRange(0, 1)];
    [pages drawPageAtIndex:0 inRect:CGRectMake(0, 0, 200, 100)];
    [text drawInRect:CGRectMake(0, 0, 100, 50) forPageAtIndex:0];
    SAME(pages->log, @"p0,1c85df15");
    Drawn *view = [[[Drawn alloc] initWithFrame:CGRectMake(0, 0, 50, 50)] autorelease];
    UIViewPrintFormatter *picture = [view viewPrintFormatter];
    IS(picture.view == view);
    [picture drawInRect:CGRectMake(0, 0, 50, 50) forPageAtIndex:0];
    COUNT(view->times, 1);
    UIGraphicsEndImageContext();
    [text removeFromPrintPageRenderer];
    COUNT([pages.printFormatters count], 0);
    UIPrintInfo *info = [UIPrintInfo printInfo];
    info.orientation = UIPrintInfoOrientationLandscape, info.printerID = @"own";
    IS(info.orientation == UIPrintInfoOrientationLandscape && [info.printerID isEqual:@"own"]);
    UIPrintPaper *paper = [UIPrintPaper bestPaperForPageSize:CGSizeMake(612, 792) withPapersFromArray:[NSArray array]];
    IS(paper == nil || (paper.paperSize.width > 0 && CGRectEqualToRect(paper.printableRect, [paper printRect])));
    UIPrintInteractionController *controller = [UIPrintInteractionController sharedPrintController];
    Silent *silent = [[Silent new] autorelease];
    controller.delegate = silent, controller.printPageRenderer = pages, controller.showsPageRange = YES;
    IS(controller.delegate == silent && controller.printPageRenderer == pages && controller.showsPageRange &&
        controller.printPaper == nil);
    controller.printingItem = [NSData data];
    IS(controller.printPageRenderer == nil && controller.printingItem != nil);
    controller.printingItems = ARRAY([NSData data]);
    IS(controller.printingItem == nil && [controller.printingItems count] == 1);
    controller.printFormatter = text;
    IS(controller.printFormatter == text && controller.printingItems == nil);
    IS(![UIPrintInteractionController canPrintURL:[NSURL URLWithString:@"ftp://x/y"]] &&
        [UIPrintInteractionController printableUTIs] != nil);
    __block int ended = 0;
    UIPrintInteractionCompletionHandler handler =
        ^(UIPrintInteractionController *c, BOOL completed, NSError *error) { ended += !completed; };
    IS(![controller presentFromRect:CGRectZero inView:view animated:NO completionHandler:handler]);
    IS(![controller presentFromBarButtonItem:[[UIBarButtonItem new] autorelease]
                                    animated:NO
                           completionHandler:handler]);
    [controller dismissAnimated:NO];
    COUNT(silent->asked, 0);
    NSMutableData *data = [NSMutableData data];
    UIGraphicsBeginPDFContextToData(data, CGRectMake(0, 0, 100, 100), nil);
    UIGraphicsBeginPDFPage();
    UIGraphicsSetPDFContextURLForRect([NSURL URLWithString:@"http://a.com/"], CGRectMake(0, 0, 10, 10));
    UIGraphicsAddPDFContextDestinationAtPoint(@"here", CGPointMake(5, 5));
    UIGraphicsSetPDFContextDestinationForRect(@"here", CGRectMake(20, 20, 10, 10));
    UIGraphicsEndPDFContext();
    NSString *bytes = [[[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding] autorelease];
    IS([bytes hasPrefix:@"%PDF"]);
    puts("done");
    [pool drain];
    return 0;
}
