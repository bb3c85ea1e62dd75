import Foundation
import QuartzCore

// Prints how long frames take beside the time that copying the screen's memory takes in the same run.
guard let screen = SettingsScreen(), let copy = Surface(width: 640, height: 960) else {
    print("rendering-benchmark: no memory for the screen")
    exit(1)
}
if CommandLine.arguments.count > 1 {
    // The raw pixels, for looking at.
    let bytes = Data(bytes: screen.surface.pixels, count: screen.surface.bytesPerRow * screen.surface.height)
    try bytes.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
}
let byteCount = screen.surface.bytesPerRow * screen.surface.height
let floor = Measurement.time(runs: 400) { _ in memcpy(copy.pixels, screen.surface.pixels, byteCount) }
let floorText = String(format: "%.3f ms", floor * 1e3)
print("640 × 960 pixels, \(screen.labels) labels in the table and bars; memcpy of the screen: \(floorText)")

let full = Measurement.time(runs: 200) { _ in screen.host.renderEverything(at: 1) }
Measurement.report("full redraw", full, floor: floor, goal: 20)

var offset: CGFloat = 0
let scroll = Measurement.time(runs: 400) { run in
    offset += run % 200 < 100 ? 3.5 : -3.5
    screen.scroll(to: offset)
    _ = screen.host.render(at: 1)
}
Measurement.report("scroll frame, 7 pixels", scroll, floor: floor, goal: 8)

let moved = Measurement.time(runs: 400) { run in
    screen.pulsing.position = CGPoint(x: 100 + run % 50, y: 300)
    _ = screen.host.render(at: 1)
}
Measurement.report("a small layer moved", moved, floor: floor, goal: nil)

if let moving = MovingLayers() {
    let frame = Measurement.time(runs: 300) { _ in moving.showNextFrame() }
    Measurement.report("200 layers moving, fading and turning", frame, floor: floor, goal: nil)
}

let idle = Measurement.time(runs: 400) { _ in _ = screen.host.render(at: 1) }
Measurement.report("a frame in which nothing changed", idle, floor: floor, goal: nil)

MainActor.assumeIsolated {
    guard let picker = PickerScreen() else { return }
    // At this speed a new row comes into sight every third frame; 60 frames a second leave 16.7 ms for each.
    let spin = Measurement.time(runs: 400) { _ in
        picker.turn(by: 14)
        _ = picker.host.render(at: 1)
    }
    Measurement.report("picker spin frame, three wheels", spin, floor: floor, goal: nil)
}

PathAndText.run()
