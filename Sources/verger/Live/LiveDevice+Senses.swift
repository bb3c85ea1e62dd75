import Device
import Display

/// Volume, silent switch, headset, microphone, the proximity sensor, the hardware keyboard, and how the device draws.
extension LiveDevice {
    /// Without arguments only tells.
    ///
    /// - Returns: What the command prints: nothing after a change.
    func sense(_ request: ControlRequest) throws -> String {
        guard !request.arguments.isEmpty else { return sensed(request.verb) }
        switch request.verb {
        case .volume: try changeVolume(request)
        case .silent:
            try require(device.model.hasSilentSwitch, "silent switch")
            device.setSilenced(try choice(request, ["on": true, "off": false]))
        case .microphone: try changeMicrophone(request)
        case .headset: device.setHeadset(try choice(request, ["in": true, "out": false]))
        case .proximity:
            try require(device.model.capabilities.contains(.proximity), "proximity sensor")
            device.setProximity(isNear: try choice(request, ["near": true, "far": false]))
        case .hardwareKeyboard: device.setHardwareKeyboard(try choice(request, ["on": true, "off": false]))
        default: break
        }
        return ""
    }

    /// Without arguments tells which renderings are on.
    func changeRendering(_ request: ControlRequest) throws -> String {
        let all = Dictionary(uniqueKeysWithValues: ScriptRendering.allCases.map { ($0.rawValue, $0) })
        guard !request.arguments.isEmpty else {
            return ScriptRendering.allCases.filter { device.rendering.contains($0.option) }.map(\.rawValue)
                .joined(separator: "\n")
        }
        let rendering = try choice(request, all)
        let isOn = request.arguments.count == 1 ? true : try choice(request, ["on": true, "off": false], at: 1)
        device.setRendering(device.rendering.setting(rendering, to: isOn))
        return ""
    }

    /// Without arguments tells how the shop treats those who want to buy.
    func changeShop(_ request: ControlRequest) throws -> String {
        guard let word = request.arguments.first else { return device.shopMode.rawValue }
        if word == "forget" {
            try device.forgetPurchases(of: request.argument(1, "a bundle identifier"))
        } else {
            device.setShopMode(
                try choice(request, Dictionary(uniqueKeysWithValues: ShopMode.allCases.map { ($0.rawValue, $0) })))
        }
        return ""
    }

    /// Without arguments tells what becomes of an app's wish for an advertisement.
    func changeAdvertising(_ request: ControlRequest) throws -> String {
        guard !request.arguments.isEmpty else { return device.advertisingMode.rawValue }
        let modes = Dictionary(uniqueKeysWithValues: AdvertisingMode.allCases.map { ($0.rawValue, $0) })
        device.setAdvertisingMode(try choice(request, modes))
        return ""
    }

    /// Without arguments tells who is signed in at Game Center.
    func changeGameCenter(_ request: ControlRequest) throws -> String {
        guard let word = request.arguments.first else { return device.gamePlayer ?? "nobody" }
        switch word {
        case "player": try device.setGamePlayer(request.argument(1, "a name"))
        case "nobody": try device.setGamePlayer(nil)
        case "file":
            try device.setGameDescription(
                file: request.argument(2, "a file"), of: request.argument(1, "a bundle identifier"))
        default: throw CommandError("no way “\(word)”", cure: "Use player, nobody or file.", status: .wrongUse)
        }
        return ""
    }

    private func sensed(_ verb: ControlRequest.Verb) -> String {
        switch verb {
        case .volume: "\(device.sound.volume)"
        case .silent: device.sound.isSilenced ? "on" : "off"
        case .microphone: device.microphoneFile ?? device.microphoneSource.rawValue
        case .headset: device.sound.hasHeadset ? "in" : "out"
        case .proximity: device.isSomethingNear ? "near" : "far"
        case .hardwareKeyboard: device.hasHardwareKeyboard ? "on" : "off"
        default: ""
        }
    }

    /// `file PATH`, `page` or `off`.
    private func changeMicrophone(_ request: ControlRequest) throws {
        try require(device.model.capabilities.contains(.microphone), "microphone")
        let source = try choice(request, ["file": MicrophoneSource.file, "page": .page, "off": .off])
        try device.setMicrophone(source, file: source == .file ? request.argument(1, "a file of sound") : nil)
    }

    private func changeVolume(_ request: ControlRequest) throws {
        if let level = Double(request.arguments[0]) {
            guard (0...1).contains(level) else {
                throw CommandError("a volume of \(level)", cure: "Give one from 0 to 1.", status: .wrongUse)
            }
            return device.setVolume(level)
        }
        let isUp = try choice(request, ["up": true, "down": false])
        try require(device.model.capabilities.contains(.volumeButtons), "volume buttons")
        device.press(isUp ? .volumeUp : .volumeDown)
    }
}
