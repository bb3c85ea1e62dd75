import Device
import DeviceLink

extension LiveDevice {
    /// Performs `override NAME=VALUE …`, `clear` and `list`.
    func changeStatusBar(_ request: ControlRequest) throws -> String {
        switch try request.argument(0, "override, clear or list") {
        case "clear": device.statusBarOverride = StatusBarOverride()
        case "override":
            var override = device.statusBarOverride
            for word in request.arguments.dropFirst() {
                guard let equals = word.firstIndex(of: "=") else { continue }
                try set(String(word[..<equals]), String(word[word.index(after: equals)...]), in: &override)
            }
            device.statusBarOverride = override
        case "list": return Self.list(device.statusBarOverride)
        case let other:
            throw CommandError("no action \(other)", cure: "Use override, clear or list.", status: .wrongUse)
        }
        return ""
    }

    private func set(_ name: String, _ value: String, in override: inout StatusBarOverride) throws {
        func number(_ range: ClosedRange<Int>) throws -> Int {
            guard let number = Int(value), range.contains(number) else {
                throw CommandError(
                    "\(name) is \(value)", cure: "Give a number from \(range.lowerBound) to \(range.upperBound).",
                    status: .wrongUse)
            }
            return number
        }
        switch name {
        case "time": override.time = String(value.prefix(32))
        case "operatorName": override.carrier = String(value.prefix(64))
        case "cellularBars": override.signalBars = try number(0...5)
        case "wifiBars": override.wifiBars = try number(0...3)
        case "dataNetwork":
            guard let network = StatusBarOverride.Network(rawValue: value) else {
                throw CommandError("no network \(value)", cure: "Use wifi, 3g, edge or hide.", status: .wrongUse)
            }
            override.network = network
        case "batteryLevel":
            let state = override.battery?.state ?? device.battery.state
            override.battery = BatteryReading(level: Double(try number(0...100)) / 100, state: state)
        case "batteryState":
            let states = ["charged": BatteryReading.State.full, "charging": .charging, "discharging": .unplugged]
            guard let state = states[value] else {
                throw CommandError(
                    "no state \(value)", cure: "Use charged, charging or discharging.", status: .wrongUse)
            }
            override.battery = BatteryReading(level: override.battery?.level ?? device.battery.level, state: state)
        default: throw CommandError("the status bar has no \(name)", status: .wrongUse)
        }
    }

    private static func list(_ override: StatusBarOverride) -> String {
        let parts: [(String, String?)] = [
            ("Time", override.time), ("Operator Name", override.carrier),
            ("Cellular Bars", override.signalBars.map(String.init)), ("WiFi Bars", override.wifiBars.map(String.init)),
            ("Data Network", override.network?.rawValue),
            ("Battery", override.battery.map { "\(Int(($0.level * 100).rounded())) %, \($0.state)" }),
        ]
        return parts.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(separator: "\n")
    }
}
