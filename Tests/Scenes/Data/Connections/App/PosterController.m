#import "PosterController.h"

@implementation PosterController

#pragma mark The view

- (void)loadView {
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor viewFlipsideBackgroundColor];
    self.view = view;
    [view release];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Poster";
    imageView = [[UIImageView alloc] initWithFrame:CGRectMake(40.0, 30.0, 240.0, 180.0)];
    imageView.backgroundColor = [UIColor blackColor];
    [self.view addSubview:imageView];
    progressView = [[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleDefault];
    progressView.frame = CGRectMake(40.0, 235.0, 240.0, 9.0);
    [self.view addSubview:progressView];
    statusLabel = [[UILabel alloc] initWithFrame:CGRectMake(20.0, 255.0, 280.0, 60.0)];
    statusLabel.numberOfLines = 2;
    statusLabel.textAlignment = UITextAlignmentCenter;
    statusLabel.textColor = [UIColor whiteColor];
    statusLabel.backgroundColor = [UIColor clearColor];
    [self.view addSubview:statusLabel];
    self.navigationItem.rightBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Load"
                                                                                style:UIBarButtonItemStyleBordered
                                                                               target:self
                                                                               action:@selector(load)] autorelease];
    self.navigationItem.leftBarButtonItem = [[[UIBarButtonItem alloc] initWithTitle:@"Stop"
                                                                               style:UIBarButtonItemStyleBordered
                                                                              target:self
                                                                              action:@selector(stop)] autorelease];
}

#pragma mark The connection

- (void)load {
    [self stop];
    imageView.image = nil;
    progressView.progress = 0.0;
    NSURL *server = [NSURL URLWithString:[[NSUserDefaults standardUserDefaults] stringForKey:@"server"]];
    NSURLRequest *urlRequest = [NSURLRequest requestWithURL:[NSURL URLWithString:@"dusk.jpg" relativeToURL:server]
                                                cachePolicy:NSURLRequestReloadIgnoringCacheData
                                            timeoutInterval:30.0];
    data = [[NSMutableData alloc] init];
    urlConnection = [[NSURLConnection alloc] initWithRequest:urlRequest delegate:self];
    if (urlConnection) {
        statusLabel.text = @"Loading…";
    } else {
        statusLabel.text = @"Not begun";
        [data release];
        data = nil;
    }
}

- (void)end {
    [urlConnection release];
    urlConnection = nil;
    [data release];
    data = nil;
}

- (void)stop {
    if (urlConnection == nil) return;
    [urlConnection cancel];
    statusLabel.text = [NSString stringWithFormat:@"Stopped before the end: %d", [data length] < expectedLength];
    [self end];
}

- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    // After a redirection a second answer comes.
    [data setLength:0];
    expectedLength = [response expectedContentLength];
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)someData {
    [data appendData:someData];
    progressView.progress = (float)[data length] / expectedLength;
}

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    statusLabel.text = [error localizedDescription];
    NSLog(@"The connection failed - %@ %@", [error localizedDescription],
          [[error userInfo] objectForKey:NSErrorFailingURLStringKey]);
    [self end];
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection {
    NSLog(@"The request succeeded: %u bytes received", (unsigned)[data length]);
    statusLabel.text = [NSString stringWithFormat:@"%u of %lld bytes", (unsigned)[data length], expectedLength];
    imageView.image = [UIImage imageWithData:data];
    [self end];
}

- (void)dealloc {
    [urlConnection cancel];
    [self end];
    [imageView release];
    [progressView release];
    [statusLabel release];
    [super dealloc];
}

@end
