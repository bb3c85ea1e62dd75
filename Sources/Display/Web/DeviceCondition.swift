import Device
import DeviceLink
import Foundation

/// What surrounds a device, as a page says and shows it.
package enum DeviceCondition: Equatable {
    case network(NetworkCondition)
    case battery(BatteryReading)
    /// Nil where no satellite is seen.
    case location(LocationRoute.Place?)
    case heading(Double)
    /// At a speed in metres a second.
    case route([LocationRoute.Place], speed: Double)
    /// From 0 to 1.
    case volume(Double)
    /// Whether the switch at the side says silent.
    case silent(Bool)
    /// Whether a headset is plugged in.
    case headset(Bool)
    /// Whether the microphone hears what the page's machine hears, or nothing.
    case microphone(isOfPage: Bool)
    /// Whether something is near to the front of the device.
    case proximity(isNear: Bool)
    case hardwareKeyboard(Bool)
    case rendering(ScriptRendering, Bool)

    /// Reads a speed and the places of a route.
    ///
    /// - Returns: nil for what is none.
    init?(route text: Substring) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let places = words.dropFirst().compactMap { LocationRoute.place($0) }
        guard let speed = words.first.flatMap({ Double($0) }), Self.speeds.contains(speed), places.count >= 2,
            places.count == words.count - 1
        else { return nil }
        self = .route(places, speed: speed)
    }

    /// Metres a second.
    static let speeds = 0.01...10_000

    /// Reads the words of a message.
    ///
    /// - Returns: nil for what is none, or out of range.
    init?(words: [Substring]) {
        func number(_ index: Int, _ range: ClosedRange<Double>) -> Double? {
            Double(words[index]).flatMap { range.contains($0) ? $0 : nil }
        }
        switch (words.first, words.count) {
        case ("network", 2):
            guard let condition = NetworkCondition.named(String(words[1])) else { return nil }
            self = .network(condition)
        case ("battery", 3):
            guard let level = number(1, 0...1), let state = BatteryReading.State(name: String(words[2])) else {
                return nil
            }
            self = .battery(BatteryReading(level: level, state: state))
        case ("location", 2) where words[1] == "none": self = .location(nil)
        case ("location", 3):
            guard let latitude = number(1, -90...90), let longitude = number(2, -180...180) else { return nil }
            self = .location(LocationRoute.Place(latitude: latitude, longitude: longitude))
        case ("heading", 2):
            guard let degrees = number(1, 0...360) else { return nil }
            self = .heading(degrees)
        case ("volume", 2):
            guard let volume = number(1, 0...1) else { return nil }
            self = .volume(volume)
        case ("silent", 2):
            guard let state = ScriptSwitch(rawValue: String(words[1])) else { return nil }
            self = .silent(state == .on)
        case ("hardware-keyboard", 2):
            guard let state = ScriptSwitch(rawValue: String(words[1])) else { return nil }
            self = .hardwareKeyboard(state == .on)
        case ("rendering", 3):
            guard let rendering = ScriptRendering(rawValue: String(words[1])),
                let state = ScriptSwitch(rawValue: String(words[2]))
            else { return nil }
            self = .rendering(rendering, state == .on)
        case ("microphone", 2):
            guard words[1] == "page" || words[1] == "off" else { return nil }
            self = .microphone(isOfPage: words[1] == "page")
        case ("headset", 2):
            guard let plug = ScriptHeadset(rawValue: String(words[1])) else { return nil }
            self = .headset(plug == .in)
        case ("proximity", 2):
            guard let proximity = ScriptProximity(rawValue: String(words[1])) else { return nil }
            self = .proximity(isNear: proximity == .near)
        default: return nil
        }
    }
}
