import Device
import DeviceLink

/// What a person does with the device itself.
extension LiveDevice {
    /// Performs a request that is for the hardware.
    func handle(_ request: ControlRequest) throws {
        switch request.verb {
        case .button: try press(request)
        case .rotate: try rotate(request)
        case .shake: device.shake()
        case .accelerate:
            let numbers = try (0..<3).map { try number(request, $0, "three numbers") }
            device.accelerate(Acceleration(x: numbers[0], y: numbers[1], z: numbers[2]))
        case .memoryWarning: device.memoryWarning()
        case .call:
            let seconds = min(max(try number(request, 0, "seconds"), 0), 3600)
            device.call(ringing: seconds, from: request.arguments.count > 1 ? request.arguments[1] : "")
        case .text: try device.receiveText(request.argument(1, "a text"), from: request.argument(0, "a number"))
        case .battery: try charge(request)
        default: break
        }
    }

    private func press(_ request: ControlRequest) throws {
        let buttons: [String: Button] = [
            "home": .home, "home-twice": .homeTwice, "lock": .lock, "volume-up": .volumeUp, "volume-down": .volumeDown,
        ]
        switch try choice(request, buttons) {
        case .home: device.press(.home)
        case .homeTwice: device.pressHomeTwice()
        case .lock: device.press(.lock)
        case .volumeUp, .volumeDown:
            try require(device.model.capabilities.contains(.volumeButtons), "volume buttons")
            device.press(request.arguments[0] == "volume-up" ? .volumeUp : .volumeDown)
        }
    }

    private enum Button {
        case home
        case homeTwice
        case lock
        case volumeUp
        case volumeDown
    }

    /// Says that a model lacks something, where a command asks for it.
    func require(_ isThere: Bool, _ part: String) throws {
        guard isThere else {
            throw CommandError(
                "\(device.model.name) has no \(part)", cure: "Boot another device: verger device list devicetypes.",
                status: .wrongUse)
        }
    }

    private func rotate(_ request: ControlRequest) throws {
        let present = device.orientation
        let left: [DeviceOrientation: DeviceOrientation] = [
            .portrait: .landscapeLeft, .landscapeLeft: .portraitUpsideDown, .portraitUpsideDown: .landscapeRight,
            .landscapeRight: .portrait,
        ]
        let right = Dictionary(uniqueKeysWithValues: left.map { ($1, $0) })
        device.rotate(
            to: try choice(
                request,
                [
                    "portrait": .portrait, "landscape-left": .landscapeLeft, "landscape-right": .landscapeRight,
                    "upside-down": .portraitUpsideDown, "left": left[present] ?? .portrait,
                    "right": right[present] ?? .portrait,
                ]))
    }

    private func charge(_ request: ControlRequest) throws {
        let level = try number(request, 0, "a charge")
        guard (0...1).contains(level) else {
            throw CommandError("a charge of \(level)", cure: "Give one from 0 to 1.", status: .wrongUse)
        }
        let usual: BatteryReading.State = level == 1 ? .full : .unplugged
        let states = Dictionary(uniqueKeysWithValues: BatteryReading.State.allCases.map { ($0.name, $0) })
        let state = request.arguments.count > 1 ? try choice(request, states, at: 1) : usual
        device.setBattery(level: level, state: state)
    }

    /// Without arguments only tells what the network is like.
    func changeNetwork(_ request: ControlRequest) throws -> String {
        if request.arguments.count > 1 {
            let numbers = try (0..<4).map { try number(request, $0, "four numbers") }
            let ranges = [
                NetworkCondition.delays, NetworkCondition.rates, NetworkCondition.rates, NetworkCondition.losses,
            ]
            for (number, range) in zip(numbers, ranges) where !range.contains(number) {
                throw CommandError(
                    "\(number) for the network", cure: "Give \(range.lowerBound) to \(range.upperBound).",
                    status: .wrongUse)
            }
            device.setNetwork(
                .cell(
                    milliseconds: numbers[0], kilobitsDown: numbers[1], kilobitsUp: numbers[2],
                    lossInPercent: numbers[3]))
        } else if let name = request.arguments.first {
            guard let condition = NetworkCondition.named(name) else {
                let names = NetworkCondition.names.joined(separator: ", ")
                throw CommandError(
                    "no network \(name)", cure: "Use one of \(names), or four numbers.", status: .wrongUse)
            }
            device.setNetwork(condition)
        }
        return device.network.name
    }

    func number(_ request: ControlRequest, _ index: Int, _ meaning: String) throws -> Double {
        let text = try request.argument(index, meaning)
        guard let number = Double(text), number.isFinite else {
            throw CommandError("\(text) is no number", status: .wrongUse)
        }
        return number
    }

    func choice<Value>(_ request: ControlRequest, _ values: [String: Value], at index: Int = 0) throws -> Value {
        let names = values.keys.sorted().joined(separator: ", ")
        let name = try request.argument(index, "one of \(names)")
        guard let value = values[name] else {
            throw CommandError("no \(request.verb.rawValue) \(name)", cure: "Use one of \(names).", status: .wrongUse)
        }
        return value
    }
}
