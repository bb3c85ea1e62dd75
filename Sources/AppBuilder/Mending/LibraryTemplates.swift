/// Names of the C++ library that a source uses without including their header. In GCC 4.2's library headers included
/// each other (`<string>` included `<memory>`, `<algorithm>` and `<cstring>`).
enum LibraryTemplates {
    private static let kinds = [
        "no template named  in namespace ", "no member named  in namespace ", "no type named  in namespace ",
    ]

    private static let headers: [String: String] = {
        let names = [
            "memory": "auto_ptr unique_ptr shared_ptr allocator",
            "algorithm": "find find_if sort stable_sort min max swap copy fill remove remove_if reverse count for_each "
                + "transform lower_bound upper_bound unique random_shuffle max_element min_element",
            "limits": "numeric_limits", "functional": "less greater equal_to mem_fun bind1st bind2nd ptr_fun",
            "iterator": "back_inserter front_inserter inserter ostream_iterator istream_iterator distance advance",
            "utility": "pair make_pair", "sstream": "stringstream istringstream ostringstream stringbuf",
            "cstring": "memcpy memset memmove memcmp strlen strcmp strncmp strcpy strncpy strcat strstr strchr",
            "cstdlib": "malloc free abs atoi atof rand srand exit abort", "numeric": "accumulate",
            "cstdio": "printf sprintf snprintf fopen fclose FILE",
            "stdexcept": "runtime_error logic_error out_of_range",
            "typeinfo": "type_info", "string": "string", "vector": "vector", "iostream": "cout cerr endl",
        ]
        var headers: [String: String] = [:]
        for (header, words) in names {
            for word in words.split(separator: " ") { headers[String(word)] = header }
        }
        return headers
    }()

    static func cures(for diagnostics: [Diagnostic]) -> [UndeclaredFunction.Cure] {
        var cures: [UndeclaredFunction.Cure] = []
        var seen: Set<String> = []
        for diagnostic in diagnostics where kinds.contains(where: { diagnostic.kind.hasPrefix($0) }) {
            guard diagnostic.quoted.count >= 2, diagnostic.quoted[1] == "std",
                let header = headers[diagnostic.quoted[0]], seen.insert(header).inserted
            else { continue }
            cures.append(
                UndeclaredFunction.Cure(
                    flags: ["-include", header],
                    remark: "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): warning: "
                        + "std::\(diagnostic.quoted[0]) is declared by <\(header)>: include that"))
        }
        return cures
    }
}
