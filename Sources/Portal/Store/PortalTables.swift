/// The portal's tables, as steps from one version to the next. A step that was published is never changed.
enum PortalTables {
    static let steps = [
        """
        CREATE TABLE accounts(
            id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT, created INTEGER NOT NULL);
        CREATE TABLE teams(
            id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL);
        CREATE TABLE members(
            team INTEGER NOT NULL REFERENCES teams(id), account INTEGER NOT NULL REFERENCES accounts(id),
            identifier TEXT NOT NULL UNIQUE, role TEXT NOT NULL, PRIMARY KEY(team, account)) WITHOUT ROWID;
        CREATE UNIQUE INDEX agents ON members(team) WHERE role = 'agent';
        CREATE TABLE apps(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), prefix TEXT NOT NULL,
            bundle TEXT NOT NULL, name TEXT NOT NULL, services TEXT NOT NULL, created INTEGER NOT NULL,
            UNIQUE(team, bundle));
        CREATE UNIQUE INDEX explicit_apps ON apps(bundle) WHERE bundle NOT LIKE '%*';
        CREATE TABLE certificates(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id),
            account INTEGER NOT NULL REFERENCES accounts(id), kind TEXT NOT NULL, app INTEGER REFERENCES apps(id),
            request BLOB NOT NULL, key_hash TEXT NOT NULL, state TEXT NOT NULL, submitted INTEGER NOT NULL,
            decided INTEGER, serial TEXT UNIQUE, contents BLOB, expires INTEGER, reason INTEGER);
        CREATE INDEX certificates_of_team ON certificates(team, kind);
        CREATE INDEX certificates_by_key ON certificates(key_hash);
        CREATE TABLE devices(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), udid TEXT NOT NULL, name TEXT NOT NULL,
            added INTEGER NOT NULL, removed INTEGER, UNIQUE(team, udid));
        CREATE TABLE profiles(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), name TEXT NOT NULL, kind TEXT NOT NULL,
            app INTEGER NOT NULL REFERENCES apps(id), services TEXT NOT NULL, uuid TEXT NOT NULL UNIQUE,
            created INTEGER NOT NULL, expires INTEGER NOT NULL, contents BLOB NOT NULL, UNIQUE(team, name));
        CREATE TABLE profile_certificates(
            profile INTEGER NOT NULL REFERENCES profiles(id) ON DELETE CASCADE,
            certificate INTEGER NOT NULL REFERENCES certificates(id), PRIMARY KEY(profile, certificate)) WITHOUT ROWID;
        CREATE TABLE profile_devices(
            profile INTEGER NOT NULL REFERENCES profiles(id) ON DELETE CASCADE,
            device INTEGER NOT NULL REFERENCES devices(id), PRIMARY KEY(profile, device)) WITHOUT ROWID;
        CREATE TABLE push_keys(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), identifier TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL, public_key BLOB NOT NULL, created INTEGER NOT NULL, revoked INTEGER);
        """,
        """
        CREATE TABLE invitations(
            hash TEXT PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), email TEXT NOT NULL, role TEXT NOT NULL,
            inviter INTEGER NOT NULL REFERENCES accounts(id), expires INTEGER NOT NULL, UNIQUE(team, email)) WITHOUT ROWID;
        """,
        """
        CREATE TABLE shared_apps(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), bundle TEXT NOT NULL,
            link TEXT NOT NULL UNIQUE, UNIQUE(team, bundle));
        CREATE TABLE builds(
            id INTEGER PRIMARY KEY AUTOINCREMENT, app INTEGER NOT NULL REFERENCES shared_apps(id),
            account INTEGER NOT NULL REFERENCES accounts(id), title TEXT NOT NULL, version TEXT NOT NULL, build TEXT NOT NULL,
            kind TEXT NOT NULL, system TEXT, size INTEGER NOT NULL, hash TEXT NOT NULL, notes TEXT NOT NULL,
            published INTEGER NOT NULL, devices INTEGER NOT NULL, profile TEXT NOT NULL, expires INTEGER NOT NULL,
            file TEXT NOT NULL UNIQUE, icon BLOB, artwork BLOB, needs_shine INTEGER NOT NULL, UNIQUE(app, hash));
        CREATE TABLE enrolments(
            hash TEXT PRIMARY KEY, app INTEGER NOT NULL REFERENCES shared_apps(id), expires INTEGER NOT NULL) WITHOUT ROWID;
        CREATE INDEX enrolments_of_app ON enrolments(app, expires);
        CREATE TABLE device_requests(
            id INTEGER PRIMARY KEY, team INTEGER NOT NULL REFERENCES teams(id), udid TEXT NOT NULL, name TEXT NOT NULL,
            product TEXT NOT NULL, system TEXT NOT NULL, asked INTEGER NOT NULL, UNIQUE(team, udid));
        """,
        "CREATE TABLE origin(authority BLOB NOT NULL);",
    ]
}
