import BrowserDriver
import Foundation
import Testing

/// The phone that is turned in the page, the map, the compass: what the device measures follows them, on all pages.
@Suite(.serialized) struct SimulatorPageMotionTests {
    /// An app that writes what it measures.
    private static let app = """
        #import <UIKit/UIKit.h>
        #import <CoreLocation/CoreLocation.h>
        #import <CoreMotion/CoreMotion.h>
        @interface Delegate : NSObject <UIApplicationDelegate, UIAccelerometerDelegate, CLLocationManagerDelegate>
        @property (retain) CLLocationManager *manager;
        @property (retain) CMMotionManager *motion;
        @end
        @implementation Delegate
        @synthesize manager = _manager, motion = _motion;
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            [UIAccelerometer sharedAccelerometer].delegate = self;
            self.motion = [[CMMotionManager alloc] init];
            self.motion.accelerometerUpdateInterval = 0.2;
            [self.motion startAccelerometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                              withHandler:^(CMAccelerometerData *data, NSError *error) {
                [self say:@"core" x:data.acceleration.x y:data.acceleration.y z:data.acceleration.z];
            }];
            return YES;
        }
        // Not at once: the user would be asked, and an app behind an alert measures nothing.
        - (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
            self.manager = [[CLLocationManager alloc] init];
            self.manager.delegate = self;
            [self.manager startUpdatingLocation];
            [self.manager startUpdatingHeading];
        }
        - (void)accelerometer:(UIAccelerometer *)accelerometer didAccelerate:(UIAcceleration *)a {
            [self say:@"leans" x:a.x y:a.y z:a.z];
        }
        - (void)say:(NSString *)name x:(double)x y:(double)y z:(double)z {
            // Without the sign of a zero.
            NSLog(@"%@ %.1f %.1f %.1f", name, round(x * 10) / 10 + 0.0, round(y * 10) / 10 + 0.0, round(z * 10) / 10 + 0.0);
        }
        - (void)locationManager:(CLLocationManager *)manager didUpdateToLocation:(CLLocation *)place
                   fromLocation:(CLLocation *)former {
            NSLog(@"at %.3f %.3f, %.0f m/s", place.coordinate.latitude, place.coordinate.longitude, place.speed);
        }
        - (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)heading {
            NSLog(@"points %.0f", heading.magneticHeading);
        }
        @end
        int main(int count, char **arguments) {
            @autoreleasepool { return UIApplicationMain(count, arguments, nil, @"Delegate"); }
        }
        """

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Leans</string></dict></plist>
        """

    /// Runs the app in a page, with more beside the device, and lets it know where it is.
    private func show(_ body: (BrowserPage, TemporaryFolder) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.app, to: "Leans/main.m")
        try folder.write(Self.information, to: "Leans/Info.plist")
        try ShownDevice.show(folder.url.appendingPathComponent("Leans"), in: folder) { page, _ in
            let allowed = try VergerProcess.run(
                ["device", "privacy", "booted", "grant", "location", "com.example.Leans"], home: folder.url)
            #expect(allowed.status == 0, "\(allowed.errors)")
            #expect(try VergerProcess.run(["device", "memory-warning", "booted"], home: folder.url).status == 0)
            try page.evaluate("more.click(); for (const part of panel.querySelectorAll('details')) part.open = true")
            try waitForLog("leans 0.0 -1.0 0.0", on: page)
            try body(page, folder)
        }
    }

    private func waitForLog(_ text: String, on page: BrowserPage) throws {
        try page.wait(until: "byId('log').textContent.includes('\(text)')")
    }

    /// The middle of an element.
    private func middle(of identifier: String, on page: BrowserPage) throws -> (x: Double, y: Double) {
        try page.evaluate("byId('\(identifier)').scrollIntoView({ block: 'center' })")
        let box = try ShownDevice.numbers(
            page, "(b => [b.left + b.width / 2, b.top + b.height / 2])(byId('\(identifier)').getBoundingClientRect())")
        try #require(box.count == 2)
        return (box[0], box[1])
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `The phone that is turned is what apps measure, and other pages and the device's turns are followed`() throws {
        try show { page, folder in
            let (x, y) = try middle(of: "pose", on: page)
            // A quarter turn: half the height of the way is 90 pixels a radian.
            try page.mouse("mousePressed", x: x, y: y)
            for step in 1...10 { try page.mouse("mouseMoved", x: x, y: y + 90 * .pi / 2 * Double(step) / 10) }
            try page.mouse("mouseReleased", x: x, y: y + 90 * .pi / 2)
            try page.wait(until: "byId('pose').getAttribute('aria-valuetext') === 'face down'")
            try waitForLog("leans 0.0 0.0 1.0", on: page)
            try waitForLog("core 0.0 0.0 1.0", on: page)
            try page.evaluate("pose.focus()")
            try page.press(key: "Home", code: "Home")
            try page.press(key: "ArrowRight", code: "ArrowRight", modifiers: .shift)
            try waitForLog("leans 0.7 -0.7 0.0", on: page)
            try page.evaluate("byId('pose-flat').click()")
            try waitForLog("leans 0.0 0.0 -1.0", on: page)
            // A command turns the device: the page's phone follows, and its ball.
            let turned = try VergerProcess.run(["device", "rotate", "booted", "left"], home: folder.url)
            #expect(turned.status == 0)
            try page.wait(until: "byId('pose').getAttribute('aria-valuetext') === 'on its left side'")
            try page.wait(until: "lean[0] === -1")
            // Keys of the phone are not the device's.
            try ShownDevice.listen(to: page)
            try page.evaluate("pose.focus()")
            try page.press(key: "ArrowUp", code: "ArrowUp")
            #expect(try page.evaluate("told.some(line => line.startsWith('key'))") as? Bool == false)
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `A click on the map puts the device there, and a drawn route is gone along`() throws {
        try show { page, folder in
            try page.evaluate("middle = [48, 2]; world = 2 ** 20; drawMap()")
            let (x, y) = try middle(of: "map", on: page)
            try page.click(x: x, y: y)
            try waitForLog("at 48.000 2.000", on: page)
            try page.wait(until: "here[0] === 48 && here[1] === 2 && byId('location').value.startsWith('48')")
            // The keyboard alone: to another place.
            try page.evaluate("map.focus()")
            for _ in 0..<4 { try page.press(key: "ArrowRight", code: "ArrowRight") }
            try page.press(key: "+", code: "Equal")
            try page.press(key: "Enter", code: "Enter")
            let expected = 2 + 96 * 360 / Double(1 << 20)
            try waitForLog(String(format: "at 48.000 %.3f", expected), on: page)
            // A route of two clicks and one place by the keyboard.
            try page.evaluate("byId('route').click()")
            try page.click(x: x - 60, y: y)
            try page.click(x: x + 60, y: y)
            #expect(try page.evaluate("way.length") as? Int == 2)
            try page.evaluate("byId('route-speed').value = '33'; byId('route-go').click()")
            try page.wait(until: "byId('route-go').textContent === 'Stop' && isUnderway")
            try waitForLog(", 33 m/s", on: page)
            // Somebody else puts the device elsewhere: the way ends, and the map is there.
            let moved = try VergerProcess.run(
                ["device", "location", "booted", "set", "-33.9,151.2"], home: folder.url)
            #expect(moved.status == 0, "\(moved.errors)")
            try page.wait(until: "!isUnderway && byId('route-go').textContent === 'Go'")
            try page.wait(until: "here[0] === -33.9 && Math.abs(middle[0] + 33.9) < 1")
            try page.evaluate("compass.focus()")
            for _ in 0..<3 { try page.press(key: "PageUp", code: "PageUp") }
            try waitForLog("points 135", on: page)
            #expect(try page.evaluate("byId('heading').value") as? String == "135")
        }
    }

    @Test(
        .enabled(if: Browser.installedPath != nil, "Chromium is not installed: apt-get install chromium"),
        .timeLimit(.minutes(15)))
    func `Two pages show the same, one of them on a phone, and both come back after the device was started again`()
        throws
    {
        let folder = try TemporaryFolder()
        func boot() throws -> URL {
            let booted = try VergerProcess.run(["device", "boot", "--port", "4897"], home: folder.url)
            return try #require(URL(string: booted.output.trimmingCharacters(in: .newlines)), "\(booted.errors)")
        }
        let address = try boot()
        defer { _ = try? VergerProcess.run(["device", "shutdown", "all"], home: folder.url) }
        let browser = try Browser()
        defer { browser.close() }
        let (desk, hand) = (try browser.open(address), try browser.open(address))
        try hand.showAsPhone(width: 390, height: 844, scale: 2)
        for page in [desk, hand] {
            try page.wait(until: "window.verger && verger.frames > 0")
            try page.evaluate("more.click(); for (const part of panel.querySelectorAll('details')) part.open = true")
        }
        // Nothing is wider than the phone, and the upper half of the device stays in sight.
        #expect(
            try hand.evaluate("document.documentElement.scrollWidth <= 390 && panel.scrollWidth <= 390") as? Bool
                == true)
        #expect(try hand.evaluate("panel.getBoundingClientRect().top > 200") as? Bool == true)
        try hand.takeFocus()
        let (x, y) = try middle(of: "pose", on: hand)
        // An eighth of a turn.
        let step = 90 * Double.pi / 40
        try hand.drag((0...10).map { (x: x + step * Double($0), y: y) })
        try desk.wait(until: "Math.abs(gravity()[0] - Math.SQRT1_2) < 0.03")
        try hand.evaluate("byId('network').value = 'edge'; byId('network').dispatchEvent(new Event('change'))")
        try desk.wait(until: "byId('network').value === 'edge'")
        try desk.takeFocus()
        try desk.evaluate("byId('pose-flat').click()")
        try hand.wait(until: "byId('pose').getAttribute('aria-valuetext') === 'face up'")

        #expect(try VergerProcess.run(["device", "shutdown", "all"], home: folder.url).status == 0)
        for page in [desk, hand] { try page.wait(until: "document.body.classList.contains('away')") }
        #expect(try boot() == address)
        // What surrounds a device that was started is as usual again.
        for page in [desk, hand] {
            try page.wait(until: "!document.body.classList.contains('away') && byId('network').value === 'wifi'")
            try page.wait(until: "byId('pose').getAttribute('aria-valuetext') === 'upright'")
        }
    }
}
