// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/RecordTable.h"

namespace warpgrain::tune {

namespace {

constexpr std::string_view selectRows =
    "SELECT id, kind, kernel, source, plan, launch, device, compiler, method, answer, reason, detail, result, "
    "coalesce((SELECT line FROM environment WHERE hash = record.environment), ''), date, source_name, launch_text, "
    "beside, speed_up, microseconds, microjoules FROM record ";

RecordRow rowFrom(const Statement &statement) {
  RecordRow row;
  int column = 0; // that of `id`
  for (std::string *text : {&row.kind, &row.kernel, &row.source, &row.plan, &row.launch, &row.device, &row.compiler,
                            &row.method, &row.answer, &row.reason, &row.detail, &row.result, &row.environment,
                            &row.date, &row.sourceName, &row.launchText, &row.beside})
    *text = statement.text(++column);
  row.speedUp = statement.number(++column);
  row.microseconds = statement.number(++column);
  row.microjoules = statement.number(++column);
  return row;
}

SqlResult<void> visitAll(Statement &statement, const RowVisit &visit) {
  while (true) {
    const auto row = statement.step();
    if (!row) return std::unexpected(row.error());
    if (!*row || !visit(rowFrom(statement), statement.text(0))) return {};
  }
}

/// The filter's conditions, and in `values` what is bound to them.
std::string conditionOf(const RecordFilter &filter, std::vector<std::string> &values) {
  std::string out;
  const auto add = [&](const std::string &condition, const std::optional<std::string> &value) {
    if (!value) return;
    out += (values.empty() ? " WHERE " : " AND ") + condition;
    values.push_back(*value);
  };
  if (filter.kind) add("kind = ?", std::string(recordKindNames[static_cast<std::size_t>(*filter.kind)]));
  add("kernel = ?", filter.kernel);
  add("source = ?", filter.source);
  add("launch = ?", filter.launch);
  add("(device = ? OR device = '')", filter.device);
  add("compiler = ?", filter.compiler);
  add("method = ?", filter.method);
  return out;
}

/// Whether `a` is better than what was best.
bool isBetter(const BestRecord &a, const std::optional<BestRecord> &best) {
  if (!best) return true;
  if (a.speedUp || best->speedUp) return a.speedUp.value_or(0) > best->speedUp.value_or(0);
  return a.microseconds.value_or(0) < best->microseconds.value_or(0);
}

/// The best of one kernel and device. The original, whose plan is empty, is none, unless times are all there is. Nor is
/// a plan that a verification speaks against.
SqlResult<std::optional<BestRecord>> bestOf(const Database &database, const StoreEntry &entry) {
  auto statement =
      database.prepare("SELECT plan, speed_up, microseconds FROM record WHERE kernel = ? AND device = ? AND "
                       "kind = 'measurement' AND answer = 'done' AND (speed_up IS NULL OR plan <> '') AND "
                       "beside IN ('', 'FASTER') AND (microseconds IS NOT NULL OR speed_up > 1) AND "
                       "NOT EXISTS (SELECT 1 FROM record AS wrong WHERE wrong.kernel = record.kernel AND "
                       "wrong.device = 'CPU' AND wrong.kind = 'verification' AND wrong.answer = 'failed' AND "
                       "wrong.source = record.source AND wrong.launch = record.launch AND wrong.plan = record.plan) "
                       "ORDER BY number");
  if (!statement) return std::unexpected(statement.error());
  statement->bind(entry.kernel).bind(entry.device);
  std::optional<BestRecord> best;
  while (true) {
    const auto more = statement->step();
    if (!more) return std::unexpected(more.error());
    if (!*more) return best;
    BestRecord one{.plan = statement->text(0), .speedUp = statement->number(1), .microseconds = statement->number(2)};
    if (isBetter(one, best)) best = std::move(one);
  }
}

} // namespace

SqlResult<RecordInsertion> RecordInsertion::prepare(const Database &database) {
  auto known = database.prepare(std::string(selectRows) + "WHERE id = ?");
  if (!known) return std::unexpected(known.error());
  auto environment = database.prepare("INSERT OR REPLACE INTO environment (hash, line) VALUES (?, ?)");
  if (!environment) return std::unexpected(environment.error());
  auto record = database.prepare(
      "INSERT OR REPLACE INTO record (id, key, kind, kernel, source, plan, launch, device, compiler, method, answer, "
      "reason, detail, result, environment, date, source_name, launch_text, beside, speed_up, microseconds, "
      "microjoules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  if (!record) return std::unexpected(record.error());
  return RecordInsertion(std::move(*known), std::move(*environment), std::move(*record));
}

/// None where there is no row of that hash.
SqlResult<std::optional<bool>> RecordInsertion::isKnownSound(const std::string &id) {
  std::optional<bool> sound;
  known_.bind(id);
  const auto row = known_.step();
  if (row && *row) sound = rowFrom(known_).id() == id;
  if (const auto ended = known_.run(); !ended) return std::unexpected(ended.error());
  return sound;
}

SqlResult<Insertion> RecordInsertion::add(const RecordRow &row) {
  const std::string id = row.id();
  const auto known = isKnownSound(id);
  if (!known) return std::unexpected(known.error());
  if (known->value_or(false)) return Insertion::known;
  const std::string environment = environmentHash(row.environment);
  if (!environment.empty())
    if (const auto done = environment_.bind(environment).bind(row.environment).run(); !done)
      return std::unexpected(done.error());
  record_.bind(id).bind(row.key());
  for (const std::string *text : {&row.kind, &row.kernel, &row.source, &row.plan, &row.launch, &row.device,
                                  &row.compiler, &row.method, &row.answer, &row.reason, &row.detail, &row.result,
                                  &environment, &row.date, &row.sourceName, &row.launchText, &row.beside})
    record_.bind(*text);
  if (const auto done = record_.bind(row.speedUp).bind(row.microseconds).bind(row.microjoules).run(); !done)
    return std::unexpected(done.error());
  return *known ? Insertion::replaced : Insertion::added;
}

SqlResult<void> visitRows(const Database &database, const RecordFilter &filter, const RowVisit &visit) {
  std::vector<std::string> values;
  const std::string sql = std::string(selectRows) + conditionOf(filter, values) + " ORDER BY number";
  auto statement = database.prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  for (const std::string &value : values)
    statement->bind(value);
  return visitAll(*statement, visit);
}

SqlResult<void> visitRowsOf(const Database &database, const std::string &key, const std::string &other,
                            const RowVisit &visit) {
  auto statement = database.prepare(std::string(selectRows) + "WHERE key IN (?, ?) ORDER BY number");
  if (!statement) return std::unexpected(statement.error());
  statement->bind(key).bind(other);
  return visitAll(*statement, visit);
}

SqlResult<std::vector<StoreEntry>> entriesOf(const Database &database) {
  auto statement = database.prepare(
      "SELECT kernel, device, count(*), sum(kind = 'measurement' AND answer = 'done'), count(DISTINCT source), "
      "count(DISTINCT launch), max(date) FROM record GROUP BY kernel, device ORDER BY kernel, device");
  if (!statement) return std::unexpected(statement.error());
  std::vector<StoreEntry> out;
  while (true) {
    const auto row = statement->step();
    if (!row) return std::unexpected(row.error());
    if (!*row) return out;
    StoreEntry entry{.kernel = statement->text(0),
                     .device = statement->text(1),
                     .records = static_cast<std::size_t>(statement->integer(2)),
                     .measured = static_cast<std::size_t>(statement->integer(3)),
                     .sources = static_cast<std::size_t>(statement->integer(4)),
                     .launches = static_cast<std::size_t>(statement->integer(5)),
                     .newest = statement->text(6)};
    const auto best = bestOf(database, entry);
    if (!best) return std::unexpected(best.error());
    entry.best = *best;
    out.push_back(std::move(entry));
  }
}

} // namespace warpgrain::tune
