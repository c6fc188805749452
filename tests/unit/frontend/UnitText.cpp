// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/frontend/UnitText.h"

#include <sstream>

namespace warpgrain::tests {

using namespace model;

namespace {

std::ostream &operator<<(std::ostream &out, const SourceSpan &span) {
  return out << static_cast<int>(span.file) << ':' << span.begin << '-' << span.end;
}

std::ostream &operator<<(std::ostream &out, const Spelling &spelling) {
  return out << spelling.span << '/' << static_cast<int>(spelling.origin) << spelling.macro;
}

std::ostream &operator<<(std::ostream &out, const std::optional<std::int64_t> &value) {
  return value ? out << *value : out << '?';
}

template <typename Id>
  requires std::is_enum_v<Id>
std::ostream &operator<<(std::ostream &out, const std::vector<Id> &ids) {
  for (const Id id : ids)
    out << static_cast<std::int64_t>(id) << ' ';
  return out;
}

template <typename Id>
std::int64_t number(Id id) {
  return static_cast<std::int64_t>(id);
}

void write(std::ostream &out, const Body &body) {
  out << " root " << number(body.root) << '\n';
  for (const Variable &v : body.variables)
    out << "  v " << v.name << ' ' << number(v.type) << ' ' << number(v.space) << ' ' << v.declaration << ' '
        << v.nameSpan << ' ' << v.typeSpan << ' ' << number(v.statement) << ' ' << number(v.initializer) << ' '
        << v.constant << ' ' << v.isConst << v.isStatic << '\n';
  for (const Expression &e : body.expressions)
    out << "  e " << number(e.kind) << ' ' << number(e.op) << ' ' << number(e.type) << ' ' << e.spelling << " ["
        << e.operands << "] " << number(e.parent) << ' ' << number(e.variable) << ' ' << number(e.builtin) << ' '
        << (e.axis ? letterOf(*e.axis) : '-') << ' ' << e.constant << ' ' << e.name << ' ' << e.callee.qualifiedName
        << e.callee.templateArguments << ' ' << number(e.callee.function) << e.callee.isSystem << e.callee.isDevice
        << ' ' << e.nameSpan << e.isPostfix << e.isArrow << e.isImplicit << e.hasObject << '\n';
  for (const Statement &s : body.statements)
    out << "  s " << number(s.kind) << ' ' << s.spelling << ' ' << number(s.parent) << " [" << s.children << "] "
        << number(s.initializer) << ' ' << number(s.condition) << ' ' << number(s.increment) << ' '
        << number(s.expression) << " [" << s.variables << "] " << s.keyword << ' ' << s.elseKeyword << s.isConstexpr
        << ' ' << s.unrollPragma << ' ' << s.note << s.clobbersMemory << (s.hidden ? number(*s.hidden) : 0) << '\n';
}

void write(std::ostream &out, const Function &f) {
  out << "function " << number(f.kind) << ' ' << f.qualifiedName << ' ' << f.signature << ' ' << f.mangledName << ' '
      << f.span << ' ' << f.nameSpan << ' ' << f.bodySpan << ' ' << f.macro << " [" << f.parameters << "] "
      << f.isTemplate << f.isStatic << (f.whyNotWhole ? f.whyNotWhole->through + f.whyNotWhole->detail : "");
  if (f.launchBounds)
    out << " bounds " << f.launchBounds->maxThreads << ' ' << f.launchBounds->minBlocks << ' '
        << f.launchBounds->maxThreadsSpan;
  write(out, f.body);
  for (const Instance &instance : f.instances) {
    out << " instance " << instance.arguments << ' ' << instance.mangledName;
    write(out, instance.body);
  }
}

} // namespace

std::string textOfUnit(const Unit &unit) {
  std::ostringstream out;
  for (const File &file : unit.files)
    out << "file " << file.path.string() << ' ' << std::hash<std::string>()(file.text) << '\n';
  for (const Type &t : unit.types)
    out << "type " << number(t.kind) << ' ' << t.name << ' ' << t.isConst << t.isVolatile << t.isRestrict << t.isSigned
        << t.isRegular << ' ' << t.sizeBytes << ' ' << t.alignBytes << ' ' << number(t.element) << ' '
        << t.fields.size() << '\n';
  for (const Function &function : unit.functions)
    write(out, function);
  for (const Launch &l : unit.launches) {
    out << "launch " << l.kernelName << ' ' << number(l.kernel) << ' ' << number(l.launcher) << ' ' << l.spelling << ' '
        << number(l.grid) << ' ' << number(l.block);
    for (const Axis axis : allAxes)
      out << ' ' << l.gridExtents[axis] << ' ' << l.blockExtents[axis];
    out << ' ' << l.sharedByteCount << '\n';
  }
  for (const DirectiveLine &line : unit.directives)
    out << "directive " << line.span << ' ' << line.text << '\n';
  for (const Diagnostic &d : unit.diagnostics)
    out << "diagnostic " << number(d.severity) << ' ' << d.message << ' ' << d.span.value_or(SourceSpan{}) << ' '
        << d.systemPlace << '\n';
  return out.str();
}

} // namespace warpgrain::tests
