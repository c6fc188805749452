// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/form/Substitute.h"
#include "core/access/symbolic/Instances.h"
#include "core/access/symbolic/LaunchContext.h"
#include "core/access/symbolic/State.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::access {

/// The symbolic execution of one kernel. One object for one run; `execute` of SymbolicExecution.h is the way in.
///
/// The members are spread over files by what they do: Machine.cpp (frames, records of what happens), Expressions.cpp,
/// Records.cpp, Lambdas.cpp, Numbers.cpp, Conditions.cpp, Locations.cpp, Origins.cpp, Objects.cpp, Memory.cpp,
/// LoadedPointers.cpp, Calls.cpp, LibraryCalls.cpp, Collectives.cpp, Groups.cpp, Statements.cpp, Loops.cpp,
/// LoopChanges.cpp, Progressions.cpp, TripCounts.cpp, Unrolling.cpp, Merge.cpp, UnstableArrays.cpp.
class Machine {
public:
  Machine(const model::Unit &unit, const LaunchContext &launch) : unit_(unit), launch_(launch) {}

  KernelInstances run(model::FunctionId kernel);

private:
  /// An activation of a function.
  struct Frame {
    std::uint32_t id = 0;
    const model::Body *body = nullptr;
    const model::BodyIndex *index = nullptr;
    SourceSpan bodySpan;
    std::vector<CallSite> calls;
    std::vector<const model::Body *> stack;        ///< functions that are active, this one last
    std::optional<Location> self;                  ///< what `this` points to
    std::map<model::VariableId, Location> aliases; ///< of a lambda: variables that it captured by reference
    std::size_t loopDepth = 0;                     ///< loops that are open where it begins
    bool isChaotic = false;                        ///< has goto: values are followed only where they never change
    std::vector<State> returns;                    ///< with the value under returnObject
    bool returnsInLoop = false;                    ///< from inside a loop that is not followed iteration by iteration
    bool returnsUniformly = true;
  };

  /// What a call runs: a function, or one of its instances.
  struct Called {
    const model::Function *function = nullptr;
    const model::Body *body = nullptr;
    const std::vector<model::VariableId> *parameters = nullptr;
  };

  using Group = model::ThreadGroup;

  /// A run of memory that a collective's threads use among them.
  struct CollectiveRun {
    model::ExpressionId expression = model::none<model::ExpressionId>; ///< that names it, or the call
    model::AccessKind kind = model::AccessKind::read;
    std::optional<std::uint64_t> bytes; ///< nothing where it is not known how many
    bool isAtMost = false;
    bool isAsynchronous = false;
    Location from = {};
    Place place = {};
  };

  /// Where break and continue lead.
  struct JumpTarget {
    bool isLoop = false;
    bool isUnrolled = false;
    std::vector<State> breaks;
    std::vector<State> continues;
    bool leavesByReturn = false; ///< from a loop that is followed by its counter
    bool leavesUniformly = true;
    std::size_t guardsBefore = 0;
  };

  /// How a loop changes a variable, as far as it is known.
  struct Change {
    ValuePtr before;               ///< what it holds where the loop begins
    AtomId placeholder{};          ///< stands for the value at the begin of an iteration
    bool isUniform = true;         ///< the value at the begin of an iteration, where it is not followed
    ValuePtr after;                ///< at the end of an iteration, in terms of placeholders
    std::optional<Value> begin;    ///< at the begin of iteration k, once it is known
    std::optional<Interval> range; ///< that `begin` has to stay in: what its type can hold
    Obscurity reason;
  };

  struct LoopParts {
    model::StatementId loop = model::none<model::StatementId>;
    bool testsFirst = true;
    AtomId counter{};
    std::set<ObjectId> changed;
    std::set<ArrayId> changedArrays;
  };

  /// What one pass through a loop's body leads to.
  struct Pass {
    State end;           ///< after the increment
    Condition condition; ///< for another iteration: at the begin, or at the end of a do loop
    JumpTarget jumps;
    bool isTested = true; ///< false where there is no condition
  };

  // Machine.cpp
  Frame &frame() { return *frames_.back(); }

  const model::Body &body() { return *frame().body; }

  const model::Expression &at(model::ExpressionId id) { return body()[id]; }

  const model::BodyIndex &indexOf(const model::Body &body);
  /// hiddenCodeIn(), asked for once.
  const std::string &hiddenIn(const model::Body &body);
  void begin(Frame &frame, const model::Body &body);
  std::string textOf(const model::Body &body, model::ExpressionId id) const;

  std::string textOf(model::ExpressionId id) { return textOf(body(), id); }

  Obscurity because(model::ExpressionId id, std::string what);
  std::vector<AtomId> surroundings();
  Form opaque(const Obscurity &reason, std::uint32_t serial);
  Form opaque(model::ExpressionId id, const std::string &what);
  Form symbol(const std::string &name, const Obscurity &reason, std::uint32_t serial, bool isNotNegative);
  /// A number that is not followed: a symbol where it is the same for all threads of a block.
  Form unfollowed(model::ExpressionId id, const std::string &what, bool isUniform);
  Value unfollowedValue(model::ExpressionId id, model::TypeId type, const std::string &what, bool isUniform);
  /// Gives back a computed form, or an opaque value where there is none.
  Form orOpaque(std::optional<Form> form, model::ExpressionId id);
  bool isUniform(const Value &value) const;
  bool isUniform(const Form &form) const;
  bool tooMuch();
  /// `isAddress`: the expression computes the address, as `p + i` of `__ldg(p + i)` does.
  void record(State &state, model::ExpressionId id, const Location &location, bool isAddress = false);
  void describeExtent(State &state, model::ExpressionId id, bool isAddress, AccessInstance &out);
  std::optional<std::int64_t> constantOf(const State &state, model::ExpressionId id);
  void widenToAnyByte(model::ExpressionId bytes, AccessInstance &out);
  bool isOnlyDimension(const Array &array, const Location &place) const;
  void remember(const Form &form, model::ExpressionId id);
  std::optional<Obscurity> explain(const Form &form, model::ExpressionId id);
  void recordBarrier(State &state, model::ExpressionId id, BarrierKind kind);
  void recordUnfollowed(State &state, model::ExpressionId id, const std::string &name, const std::string &what);
  Place placeHere(const State &state);
  void assume(const std::set<AtomId> &notNegative);
  void assumeNotNegative(const Form &form);
  void assumeWithin(const Form &form, const Interval &range);

  // Types
  model::TypeId plain(model::TypeId type) const; ///< what a reference refers to, else the type itself
  const model::Type &typeOf(model::ExpressionId id);
  const model::Type *described(model::TypeId type) const;
  bool isInteger(model::TypeId type) const;
  bool isUnsigned(model::TypeId type) const;
  bool isPointer(model::TypeId type) const;
  model::TypeId elementOf(model::TypeId type) const;
  Form sizeOf(model::TypeId type);

  // Expressions.cpp
  Value evaluate(State &state, model::ExpressionId id);
  Form number(State &state, model::ExpressionId id);
  Form toNumber(const Value &value, model::ExpressionId id);
  Value evaluateUnary(State &state, model::ExpressionId id);
  Value evaluateBinary(State &state, model::ExpressionId id);
  Value evaluateAssign(State &state, model::ExpressionId id);
  Value evaluateStep(State &state, model::ExpressionId id);
  Value evaluateConditional(State &state, model::ExpressionId id);
  /// Of a conditional expression, where each branch is evaluated so.
  Value eitherOf(State &state, model::ExpressionId id,
                 const std::function<Value(State &, model::ExpressionId)> &evaluated);
  Value evaluateCast(State &state, model::ExpressionId id);
  Value evaluateOther(State &state, model::ExpressionId id);
  Value builtin(model::ExpressionId id);
  Value builtinRecord(model::BuiltinIndex builtin);
  Form builtinForm(model::BuiltinIndex builtin, model::Axis axis);

  // Records.cpp
  Value memberOf(const Value &record, const std::string &name, model::TypeId type, model::ExpressionId id);
  Value evaluateMember(State &state, model::ExpressionId id);
  Value evaluateConstruct(State &state, model::ExpressionId id);
  void setMembers(State &state, Value &record, const std::vector<Value> &parts, model::ExpressionId id,
                  const Form &otherwise);

  // Lambdas.cpp
  Value evaluateLambda(State &state, model::ExpressionId id);
  static std::string nameOfCapture(const model::Variable &variable);
  void bindCaptures(State &state, const Called &called, const Value &closure);

  // Numbers.cpp
  Value binaryValue(State &state, model::ExpressionId id, model::Operator op, const Value &left, const Value &right,
                    model::TypeId leftType, model::TypeId rightType, model::TypeId type);
  Form arithmetic(State &state, model::ExpressionId id, model::Operator op, const Form &left, const Form &right,
                  model::TypeId type);
  Form divided(State &state, model::ExpressionId id, model::Operator op, const Form &left, const Form &right,
               model::TypeId type);
  Value pointerArithmetic(model::ExpressionId id, const Value &pointer, const Form &offset, bool isMinus,
                          model::TypeId type);
  /// The value an unsigned type holds where the form was computed without wrapping around.
  Form reduced(State &state, const Form &form, model::TypeId type);
  Form converted(State &state, const Form &form, model::TypeId from, model::TypeId to, model::ExpressionId id);
  Form truth(const Condition &condition, model::ExpressionId id);

  // Conditions.cpp
  Condition condition(State &state, model::ExpressionId id);
  Condition comparison(State &state, model::ExpressionId id);
  Condition compare(model::Operator op, const Form &left, const Form &right, model::ExpressionId id);
  Condition isNotZero(const Value &value, model::ExpressionId id);
  Condition logical(State &state, model::ExpressionId id);

  // Locations.cpp
  Location locate(State &state, model::ExpressionId id, bool records = true);
  Location locateVariable(State &state, model::ExpressionId id);
  Location locateWithin(State &state, model::ExpressionId id, bool records);
  Location target(const Value &pointer) const;
  Location member(State &state, const Location &whole, const std::string &name, model::TypeId recordType);
  static std::shared_ptr<const std::vector<Alternative>>
  eachOf(const Location &place, const std::function<Location(const Location &)> &change);
  Location movedTo(const Location &place, const Form &offset);
  Location shifted(const Location &whole, const Form &bytes, model::ExpressionId id);

  // Origins.cpp
  Value initialValue(const ObjectId &object, model::ExpressionId id);
  Value parameterValue(const std::string &name, model::TypeId type, const ObjectId &object, const std::string &member);
  ArrayId arrayOf(const model::Body &body, model::VariableId variable, const std::string &member, std::uint32_t frame);
  ArrayId unknownArray(const std::string &name, model::TypeId type, std::uint32_t serial,
                       std::optional<Obscurity> unknownBase, model::MemorySpace space);

  // LoadedPointers.cpp
  void findStoredPointers(const model::Body &body);
  bool isWrittenOnce(const Array &array);
  void noteSharedPointer(const Location &location, const Value &value);
  bool mayLeadToVariable(const Value &value) const;
  Value loadedPointer(const Location &location, model::TypeId type, bool isSame, model::ExpressionId id);
  std::vector<AtomId> indicesBehind(const Form &form) const;

  // Objects.cpp
  model::TypeId declaredType(const ObjectId &object) const;
  model::TypeId partOf(model::TypeId whole, const std::string &step) const;
  /// Of what is at a place in registers; none where it is not known.
  model::TypeId typeAt(const Location &place) const;
  bool isReinterpreted(model::TypeId held, model::TypeId as) const;
  bool sharesBytes(const model::Type &record) const;
  std::uint64_t bitsOf(const model::Field &field) const;
  Location besides(const Location &place, std::int64_t bytes) const;
  Location firstElement(const Location &place, model::TypeId type) const;
  std::optional<Location> constantArray(const Location &place);
  void expose(const Location &place);
  Value loadObject(State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  Value loadConstant(State &state, Location array, const Location &place, std::size_t from, model::TypeId type,
                     model::ExpressionId id);
  void storeObject(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  Value inBitField(Value value, model::TypeId record, const std::string &name, model::ExpressionId id);
  void dropRivals(Value &record, model::TypeId type, const std::string &name, model::ExpressionId id);
  void storeAnywhere(State &state, model::ExpressionId id);

  // Memory.cpp
  void noteWrite(const ObjectId &object);
  void noteWrite(ArrayId array);
  void noteElement();
  /// A number or a pointer that is made of what is followed, or may be in a loop that is followed by iterations.
  bool mayBeKnown(const Value &value) const;
  Value load(State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  Value loadMemory(State &state, const Location &location, model::TypeId type, model::ExpressionId id);
  Form neverWritten(const Location &location, bool isSame, bool isNotNegative, model::ExpressionId id);
  void store(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  void storeMemory(State &state, const Location &location, Value value, model::TypeId type, model::ExpressionId id);
  void obscure(State &state, const Location &location, model::TypeId type, model::ExpressionId id,
               const std::string &what);
  /// The same of a run of bytes from there on, however long: of the whole object that the place lies in.
  void obscureRun(State &state, Location location, model::ExpressionId id, const std::string &what);

  // Calls.cpp
  Value evaluateCall(State &state, model::ExpressionId id);
  /// What a call gives back; where that is a reference, a pointer to the object.
  Value callResult(State &state, model::ExpressionId id);
  /// A call that gives back a reference to what may be written.
  bool namesObject(model::ExpressionId id);
  Value callUser(State &state, model::ExpressionId id);
  static Called calledBy(const model::Unit &unit, const model::Callee &callee);
  bool isTemporary(model::ExpressionId id);
  Location temporaryOf(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object);
  Location holdTemporary(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object,
                         const Value &value);
  bool isValue(model::ExpressionId id);
  /// What a reference of the type leads to; `object` holds the value where it is a temporary.
  Location boundTo(State &state, model::ExpressionId id, model::TypeId type, const ObjectId &object);
  Value inlineCall(State &state, model::ExpressionId id, const Called &called);
  void initializeMember(State &state, const model::MemberInitializer &initializer);
  Value callUnknown(State &state, model::ExpressionId id, const std::string &why);
  void exposeArguments(State &state, model::ExpressionId id);
  void evaluateArguments(State &state, model::ExpressionId id, std::vector<Value> &values);
  Value resultOf(State &state, Frame &callee, model::ExpressionId id);

  // LibraryCalls.cpp
  Value callLibrary(State &state, model::ExpressionId id, model::CallEffect effect);
  std::optional<Value> knownFunction(State &state, model::ExpressionId id, const std::vector<Value> &arguments);

  // Collectives.cpp
  Value collectiveObject(State &state, model::ExpressionId id);
  Value callCollective(State &state, model::ExpressionId id);
  Value collectiveIn(State &state, model::ExpressionId object);
  bool takeByReference(State &state, model::ExpressionId operand, bool writes);
  BarrierKind collectiveKind(model::ExpressionId id);
  std::optional<std::int64_t> lanesOf(model::ExpressionId id);
  std::string whyOtherBlock(const model::CollectiveCall &collective) const;
  std::string runsOf(State &state, model::ExpressionId id, const std::vector<Value> &values,
                     std::vector<CollectiveRun> &runs);
  std::string runsOfCopy(State &state, model::ExpressionId id, const std::vector<Value> &values,
                         std::vector<CollectiveRun> &runs);
  bool addRuns(State &state, CollectiveRun run, const Location &from, std::vector<CollectiveRun> &runs);
  void recordRun(const CollectiveRun &run);

  // Groups.cpp
  std::optional<Value> groupFunction(State &state, model::ExpressionId id);
  std::optional<Value> tileMember(const Group &tile, model::GroupFunction function);
  std::optional<Value> tileValue(model::ExpressionId id, const Group &tile);
  std::optional<Form> rankIn(const Group &group);
  std::optional<Form> sizeOf(const Group &group);
  Form linear(model::BuiltinIndex index, model::BuiltinIndex extent);
  Form volume(model::BuiltinIndex extent);

  // Statements.cpp
  void execute(State &state, model::StatementId id);
  void executeDeclaration(State &state, model::StatementId id);
  void declare(State &state, model::VariableId variable);
  void initialize(State &state, const Location &place, model::TypeId type, model::ExpressionId id);
  void executeIf(State &state, model::StatementId id);
  void executeSwitch(State &state, model::StatementId id);
  void executeAssembly(State &state, model::StatementId id);
  void executeReturn(State &state, model::StatementId id);
  void jump(State &state, model::StatementId id);
  void executeChildren(State &state, model::StatementId id);

  // Loops.cpp
  void executeLoop(State &state, model::StatementId id);
  void boundCounter(AtomId counter, const std::optional<Form> &trips);
  void iterate(State &state, const LoopParts &parts);
  Pass pass(State state, const LoopParts &parts, const std::optional<Form> &tripCount, bool isExact);
  AtomId counterOf(model::StatementId loop);
  std::shared_ptr<const std::vector<Alternative>> substituted(const Location &place, const Replacements &replacements);
  void leaveLoop(State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes, const Pass &last,
                 const std::optional<Form> &trips, bool isExact);

  // LoopChanges.cpp
  void findChanged(const State &state, LoopParts &parts);
  State withPlaceholders(const State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes);
  model::ExpressionId changePlace(const LoopParts &parts, const ObjectId &object);

  // TripCounts.cpp
  std::optional<Form> tripCount(const Condition &condition, AtomId counter, const std::vector<Condition> &holding,
                                bool &isExact);

  // UnstableArrays.cpp
  void findUnstable();
  bool isUnstable(const Array &array) const;

  // Unrolling.cpp
  bool unroll(State &state, model::StatementId id);

  // Progressions.cpp
  void findProgressions(std::map<ObjectId, Change> &changes, const LoopParts &parts);
  std::optional<Form> repeated(const Form &step, AtomId counter);
  std::optional<Form> progression(const Form &before, const Form &after, AtomId placeholder, AtomId counter,
                                  const std::set<AtomId> &placeholders);
  std::optional<Form> narrowProgression(Change &change, const Form &before, const Form &after, const LoopParts &parts,
                                        const std::set<AtomId> &placeholders);
  std::optional<Value> rotation(const Change &change, const std::map<ObjectId, Change> &changes, AtomId counter);
  std::optional<Form> periodic(std::int64_t first, const Form &after, AtomId placeholder, AtomId counter);
  bool dependsOn(const Form &form, AtomId atom) const;

  // Merge.cpp
  State merge(const State &a, const State &b, model::ExpressionId where);
  State mergeAll(std::vector<State> states, const State &otherwise, model::ExpressionId where);
  ValuePtr mergeValues(const ValuePtr &a, const ValuePtr &b, const Condition &condition, model::ExpressionId where);
  std::shared_ptr<const std::vector<Alternative>> either(const Condition &condition, const Location &a,
                                                         const Location &b);
  Value chosen(const Condition &condition, const Value &then, const Value &otherwise, model::ExpressionId where);

  const model::Unit &unit_;
  const LaunchContext &launch_;
  KernelInstances out_;
  std::map<const model::Body *, std::unique_ptr<model::BodyIndex>> indices_;
  std::map<const model::Body *, std::string> hidden_;
  std::vector<Frame *> frames_;
  std::vector<LoopInfo> loops_;
  std::vector<JumpTarget *> jumps_;
  std::map<std::pair<model::StatementId, std::vector<CallSite>>, AtomId> counters_;
  /// Counters of loops that had to be followed iteration by iteration: a pass that only looks does so at once.
  std::set<AtomId> unrolled_;
  std::set<AtomId> recordedCounters_; ///< of loops that have run, not only been looked at
  std::map<std::pair<std::vector<CallSite>, std::uint32_t>, std::uint32_t> frameIds_;
  std::map<const model::Body *, std::uint32_t> instances_; ///< of device functions, numbered
  std::map<std::string, ArrayId> arrayIds_;
  std::map<std::pair<ArrayId, Form>, AtomId> constantLoads_;
  std::map<std::pair<ArrayId, Form>, ArrayId> loadedPointers_;
  std::map<ArrayId, Value> sharedPointers_; ///< what pointer variables in shared memory hold
  bool storesPointers_ = false;             ///< to memory where other pointers are loaded from
  bool leaksVariables_ = false; ///< the address of a variable of the thread was stored where other threads see it
  std::map<std::vector<AtomId>, Obscurity> origins_; ///< where products and operations were first computed
  std::set<std::string> unstable_;                   ///< names of arrays that atomics change
  bool anyUnstable_ = false;
  std::map<ObjectId, model::TypeId> temporaries_; ///< types of objects that are no variables
  std::set<ObjectId> exposed_;                    ///< variables whose address was taken
  std::vector<std::set<ObjectId> *> writeLogs_;
  std::vector<std::set<ArrayId> *> arrayWriteLogs_;
  /// Of passes that only look: set where a local array gets, or gives, what would be known if the loop were followed
  /// iteration by iteration.
  std::vector<bool *> elementLogs_;
  std::set<AtomId> loaded_; ///< opaque values that come from memory: no way to follow a loop makes them known
  std::uint32_t serial_ = 0;
  std::uint32_t nextFrame_ = 1;
  std::uint32_t sequence_ = 0;
  int dry_ = 0; ///< passes that only look: nothing is recorded
  std::size_t steps_ = 0;
  int depth_ = 0;
};

} // namespace warpgrain::access
