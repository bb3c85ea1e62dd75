#import "ScreensController.h"
#import "Place.h"

@implementation ScreensController

- (id)initWithStyle:(UITableViewStyle)style {
    if ((self = [super initWithStyle:style])) {
        names = [[NSArray alloc]
            initWithObjects:@"Map", @"Page", @"Photos", @"Movie", @"Music", @"Event", @"Peers", @"Volume", nil];
        peers = [[GKPeerPickerController alloc] init];
        self.title = @"Frameworks";
    }
    return self;
}

- (void)dealloc {
    [names release];
    [peers release];
    [super dealloc];
}

#pragma mark The table

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [names count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"name"];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"name"] autorelease];
    }
    cell.textLabel.text = [names objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [tableView deselectRowAtIndexPath:indexPath animated:NO];
    switch (indexPath.row) {
    case 0: [self push:[self map] named:@"Map"]; break;
    case 1: [self push:[self page] named:@"Page"]; break;
    case 2: [self present:[[[UIImagePickerController alloc] init] autorelease]]; break;
    case 3: [self push:[self movie] named:@"Movie"]; break;
    case 4: [self present:[[[MPMediaPickerController alloc] initWithMediaTypes:MPMediaTypeMusic] autorelease]]; break;
    case 5: [self present:[[[EKEventEditViewController alloc] init] autorelease]]; break;
    case 6: [peers show]; break;
    default: [self push:[self volume] named:@"Volume"];
    }
}

- (void)push:(UIView *)view named:(NSString *)name {
    UIViewController *controller = [[UIViewController alloc] init];
    controller.view = view;
    controller.title = name;
    [self.navigationController pushViewController:controller animated:YES];
    [controller release];
}

- (void)present:(id)controller {
    if ([controller respondsToSelector:@selector(setEditViewDelegate:)]) [controller setEditViewDelegate:self];
    else [controller setDelegate:self];
    [self presentModalViewController:controller animated:YES];
}

#pragma mark The screens

- (UIView *)map {
    MKMapView *map = [[[MKMapView alloc] initWithFrame:CGRectMake(0, 0, 320, 416)] autorelease];
    map.delegate = self;
    CLLocationCoordinate2D center = {37.33, -122.03};
    map.region = MKCoordinateRegionMake(center, MKCoordinateSpanMake(0.1, 0.1));
    Place *bakery = [Place placeAt:37.345:-122.05 title:@"Bakery" subtitle:@"Bread, rolls and cakes"];
    Place *harbour = [Place placeAt:37.31:-122.06 title:@"A place with a long name at the edge of the map" subtitle:nil];
    harbour.color = MKPinAnnotationColorGreen;
    Place *school = [Place placeAt:37.30:-122.0 title:@"School" subtitle:nil];
    school.color = MKPinAnnotationColorPurple;
    [map addAnnotations:[NSArray arrayWithObjects:bakery, harbour, school, nil]];
    map.showsUserLocation = YES;
    return map;
}

- (MKAnnotationView *)mapView:(MKMapView *)map viewForAnnotation:(id<MKAnnotation>)annotation {
    if (![annotation isKindOfClass:[Place class]]) return nil;
    MKPinAnnotationView *pin = [[MKPinAnnotationView alloc] initWithAnnotation:annotation reuseIdentifier:nil];
    pin.pinColor = [(Place *)annotation color];
    pin.animatesDrop = YES;
    pin.canShowCallout = YES;
    if (pin.pinColor == MKPinAnnotationColorRed) {
        pin.rightCalloutAccessoryView = [UIButton buttonWithType:UIButtonTypeDetailDisclosure];
    }
    return [pin autorelease];
}

- (UIView *)page {
    UIWebView *page = [[[UIWebView alloc] initWithFrame:CGRectMake(0, 0, 320, 416)] autorelease];
    [page loadHTMLString:@"<html><head><title>Page</title></head><body><h1>A Page</h1><p>With a paragraph that is longer "
                         @"than a line, <b>bold words</b> and &ldquo;quotes&rdquo;.</p><ul><li>One<li>Two</ul>"
                         @"<h3>A smaller heading</h3><p><a href=\"http://www.example.com\">A link</a></p>"
                         @"<pre>as\n  it stands</pre><center>in the middle</center></body></html>"
                 baseURL:nil];
    return page;
}

- (UIView *)movie {
    NSURL *url = [NSURL fileURLWithPath:@"/nowhere.m4v"];
    MPMoviePlayerController *player = [[MPMoviePlayerController alloc] initWithContentURL:url];
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 416)] autorelease];
    view.backgroundColor = [UIColor blackColor];
    player.view.frame = CGRectMake(0, 80, 320, 240);
    [view addSubview:player.view];
    [player play];
    [player autorelease];
    return view;
}

- (UIView *)volume {
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 416)] autorelease];
    view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    MPVolumeView *slider = [[MPVolumeView alloc] initWithFrame:CGRectMake(20, 40, 280, 30)];
    [view addSubview:slider];
    [slider release];
    return view;
}

#pragma mark Their ends

- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker { [self dismissModalViewControllerAnimated:YES]; }
- (void)mediaPickerDidCancel:(MPMediaPickerController *)picker { [self dismissModalViewControllerAnimated:YES]; }

- (void)eventEditViewController:(EKEventEditViewController *)controller
          didCompleteWithAction:(EKEventEditViewAction)action {
    [self dismissModalViewControllerAnimated:YES];
}

@end
