/// The exchange's figures in Prometheus' text format.
extension Exchange {
    private static let bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 10]

    func metrics() -> String {
        var lines: [String] = []
        func add(_ name: String, _ kind: String, _ help: String, _ values: [(labels: String, value: String)]) {
            lines.append("# HELP verger_push_\(name) \(help)")
            lines.append("# TYPE verger_push_\(name) \(kind)")
            for (labels, value) in values { lines.append("verger_push_\(name)\(labels) \(value)") }
        }
        func count(_ name: String, _ help: String, _ value: UInt64) {
            add(name, "counter", help, [("", String(value))])
        }
        count("accepted_total", "Messages taken from providers.", figures.accepted)
        add(
            "refused_total", "counter", "Messages refused, by Apple's names of the reasons.",
            figures.refused.sorted { $0.key < $1.key }
                .map { (#"{reason="\#($0.key)"}"#, String($0.value)) })
        count("delivered_total", "Messages that devices have acknowledged.", figures.delivered)
        count("stored_total", "Messages written to the database.", figures.stored)
        count("redelivered_total", "Messages sent to devices from the database.", figures.redelivered)
        count("expired_total", "Messages that nobody got in time.", figures.expired)
        add("devices", "gauge", "Connected devices.", [("", String(figures.devices))])
        if let counts = try? database.count() {
            add("tokens", "gauge", "Apps that want messages.", [("", String(counts.tokens))])
            add("waiting_messages", "gauge", "Messages that wait for their devices.", [("", String(counts.messages))])
        }
        let latency = figures.latency
        add(
            "delivery_seconds", "histogram", "From a message's arrival to its device's answer.",
            Self.bounds.map { (#"_bucket{le="\#($0)"}"#, String(latency.count(within: $0))) } + [
                (#"_bucket{le="+Inf"}"#, String(latency.count)), ("_sum", String(latency.sum)),
                ("_count", String(latency.count)),
            ])
        return lines.joined(separator: "\n") + "\n"
    }
}
