#import "LettersController.h"

@implementation LettersController

- (id)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        kinds = [[NSArray alloc] initWithObjects:@"Empty", @"Answer", @"To Everybody", @"Postcard", @"Form", nil];
        self.title = @"Letters";
    }
    return self;
}

- (void)dealloc {
    [kinds release];
    [super dealloc];
}

- (void)fill:(MFMailComposeViewController *)letter kind:(NSString *)kind {
    if ([kind isEqualToString:@"Empty"]) return;
    [letter setToRecipients:[NSArray arrayWithObject:@"ada@example.com"]];
    if ([kind isEqualToString:@"Answer"]) {
        [letter setSubject:@"Re: Sunday"];
        [letter setMessageBody:@"Dear Ada,\n\nSunday suits me well." isHTML:NO];
    } else if ([kind isEqualToString:@"To Everybody"]) {
        [letter setToRecipients:[NSArray arrayWithObjects:@"ada@example.com", @"tom@example.com",
                                                          @"a.rather.long.name.of.somebody@mail.department.example.com",
                                                          @"zoe@example.org", nil]];
        [letter setCcRecipients:[NSArray arrayWithObject:@"office@example.com"]];
        [letter setBccRecipients:[NSArray arrayWithObject:@"archive@example.com"]];
    } else if ([kind isEqualToString:@"Postcard"]) {
        [letter setSubject:@"A picture of the sea, and more words than the bar can show"];
        [letter setMessageBody:@"<p>The <b>sea</b> &amp; the sky.</p><p>Best wishes</p>" isHTML:YES];
        [letter addAttachmentData:UIImagePNGRepresentation([self picture]) mimeType:@"image/png" fileName:@"sea.png"];
    } else {
        [letter setSubject:@"Form"];
        [letter addAttachmentData:[NSData dataWithBytes:"%PDF-" length:5]
                         mimeType:@"application/pdf"
                         fileName:@"Form to be filled out.pdf"];
    }
}

/// A sea below a sky.
- (UIImage *)picture {
    UIGraphicsBeginImageContext(CGSizeMake(400, 200));
    [[UIColor colorWithRed:0.6 green:0.8 blue:0.95 alpha:1] set];
    UIRectFill(CGRectMake(0, 0, 400, 120));
    [[UIColor colorWithRed:0.1 green:0.35 blue:0.6 alpha:1] set];
    UIRectFill(CGRectMake(0, 120, 400, 80));
    UIImage *picture = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return picture;
}

#pragma mark The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [kinds count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"kind"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"kind"] autorelease];
    }
    cell.textLabel.text = [kinds objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:NO];
    MFMailComposeViewController *letter = [[MFMailComposeViewController alloc] init];
    letter.mailComposeDelegate = self;
    [self fill:letter kind:[kinds objectAtIndex:indexPath.row]];
    [self presentModalViewController:letter animated:YES];
    [letter release];
}

#pragma mark What became of it

- (void)mailComposeController:(MFMailComposeViewController *)controller
          didFinishWithResult:(MFMailComposeResult)result
                        error:(NSError *)error {
    NSArray *words = [NSArray arrayWithObjects:@"Cancelled", @"Saved", @"Sent", @"Failed", nil];
    self.title = [words objectAtIndex:result];
    [self dismissModalViewControllerAnimated:YES];
}

@end
