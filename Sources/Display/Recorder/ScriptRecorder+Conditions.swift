import DeviceLink

extension ScriptRecorder {
    /// What surrounds the device from now on.
    func add(_ condition: DeviceCondition) {
        switch condition {
        case .network(let network):
            if let name = ScriptNetwork(rawValue: network.name) { add(.network(name)) }
        case .battery(let reading):
            if let state = ScriptBattery(rawValue: reading.state.name) { add(.battery(level: reading.level, state)) }
        case .location(let place?): add(.location(latitude: place.latitude, longitude: place.longitude))
        case .location(nil): add(.noLocation)
        case .heading(let degrees):
            replace(.heading(degrees: degrees)) { if case .heading = $0 { true } else { false } }
        case .route(let places, let speed): add(.journey(places, speed: speed))
        case .volume(let volume): replace(.volume(volume)) { if case .volume = $0 { true } else { false } }
        case .silent(let isSilent): add(ScriptStep.silent(isSilent))
        // Scripts run without a page.
        case .microphone(let isOfPage): if !isOfPage { add(ScriptStep.microphone(file: nil)) }
        case .headset(let isIn): add(ScriptStep.headset(isIn: isIn))
        case .hardwareKeyboard(let isConnected): add(ScriptStep.hardwareKeyboard(isConnected))
        case .rendering(let rendering, let isOn): add(ScriptStep.rendering(rendering, isOn))
        case .proximity(let isNear): add(ScriptStep.proximity(isNear: isNear))
        }
    }

    /// How the device is held from now on.
    func hold(x: Double, y: Double, z: Double) {
        func short(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        replace(.accelerate(x: short(x), y: short(y), z: short(z))) { if case .accelerate = $0 { true } else { false } }
    }

    /// Adds a step, in the place of the last one if that is of the same kind and just past: a dial says all that it passes.
    private func replace(_ step: ScriptStep, _ isSameKind: (ScriptStep) -> Bool) {
        if let last = steps.last, isSameKind(last), isJustPast { replaceLast(step) } else { add(step) }
    }
}
