#import "ContactFormController.h"
#import "Contact.h"
#import "TextFieldCell.h"

static NSString *const placeholders[] = {@"First", @"Last", @"Company", @"Phone"};
enum { FieldCount = 4 };

@interface ContactFormController ()
- (BOOL)isCard;
- (void)fieldDidChange:(UITextField *)field;
- (BOOL)hasText;
@end

@implementation ContactFormController

@synthesize delegate;

- (id)initWithContact:(Contact *)aContact {
    if ((self = [super initWithStyle:UITableViewStyleGrouped])) {
        contact = [aContact retain];
        NSDictionary *phone = [contact.phones count] > 0 ? [contact.phones objectAtIndex:0] : nil;
        values = [[NSMutableArray alloc] initWithObjects:contact.firstName ? contact.firstName : @"",
            contact.lastName ? contact.lastName : @"", contact.company ? contact.company : @"",
            phone ? [phone objectForKey:@"number"] : @"", nil];
        self.title = @"New Contact";
        self.navigationItem.prompt = @"Enter name and telephone number";
        self.navigationItem.leftBarButtonItem =
            [[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                           target:self
                                                           action:@selector(cancel)] autorelease];
        self.navigationItem.rightBarButtonItem =
            [[[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemSave
                                                           target:self
                                                           action:@selector(save)] autorelease];
        self.navigationItem.rightBarButtonItem.enabled = [self hasText];
    }
    return self;
}

/// Outside a navigation controller there are no buttons to save with.
- (BOOL)isCard {
    return self.navigationController == nil;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    if (![self isCard]) return;
    UIButton *done = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [done setTitle:@"Done" forState:UIControlStateNormal];
    done.frame = CGRectMake(110, 10, 100, 37);
    done.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin;
    [done addTarget:self action:@selector(cancel) forControlEvents:UIControlEventTouchUpInside];
    UIView *footer = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 57)];
    [footer addSubview:done];
    self.tableView.tableFooterView = footer;
    [footer release];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    if ([self isCard]) return;
    NSIndexPath *first = [NSIndexPath indexPathForRow:0 inSection:0];
    [[(TextFieldCell *)[self.tableView cellForRowAtIndexPath:first] textField] becomeFirstResponder];
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}

#pragma mark Saving

- (BOOL)hasText {
    for (NSString *value in values)
        if ([value length] > 0) return YES;
    return NO;
}

- (void)cancel {
    [delegate contactForm:self didFinishWithContact:nil];
}

- (void)save {
    contact.firstName = [values objectAtIndex:0];
    contact.lastName = [values objectAtIndex:1];
    contact.company = [values objectAtIndex:2];
    if ([[values objectAtIndex:3] length] > 0) {
        [contact.phones addObject:[NSDictionary dictionaryWithObjectsAndKeys:@"mobile", @"label",
            [values objectAtIndex:3], @"number", nil]];
    }
    [delegate contactForm:self didFinishWithContact:contact];
}

#pragma mark Fields

- (void)fieldDidChange:(UITextField *)field {
    [values replaceObjectAtIndex:field.tag withObject:field.text ? field.text : @""];
    self.navigationItem.rightBarButtonItem.enabled = [self hasText];
}

- (BOOL)textFieldShouldReturn:(UITextField *)field {
    NSIndexPath *next = [NSIndexPath indexPathForRow:(field.tag + 1) % FieldCount inSection:0];
    [self.tableView scrollToRowAtIndexPath:next atScrollPosition:UITableViewScrollPositionNone animated:YES];
    [[(TextFieldCell *)[self.tableView cellForRowAtIndexPath:next] textField] becomeFirstResponder];
    return NO;
}

#pragma mark Table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return FieldCount;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *const identifier = @"Field";
    TextFieldCell *cell = (TextFieldCell *)[tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[TextFieldCell alloc] initWithReuseIdentifier:identifier] autorelease];
        cell.textField.delegate = self;
        [cell.textField addTarget:self
                           action:@selector(fieldDidChange:)
                 forControlEvents:UIControlEventEditingChanged];
    }
    cell.textField.tag = indexPath.row;
    cell.textField.placeholder = placeholders[indexPath.row];
    cell.textField.text = [values objectAtIndex:indexPath.row];
    cell.textField.enabled = ![self isCard];
    cell.textField.keyboardType =
        indexPath.row == FieldCount - 1 ? UIKeyboardTypeNumbersAndPunctuation : UIKeyboardTypeDefault;
    return cell;
}

- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
    return [self isCard] ? @"This is what the other person gets." : nil;
}

- (void)dealloc {
    [contact release];
    [values release];
    [super dealloc];
}

@end
